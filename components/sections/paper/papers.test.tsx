import { render, screen, within } from '@testing-library/react';
import { company } from '@/content/company';
import { inspectionGroups } from '@/content/services/roofing/inspection-points';
import { prices } from '@/content/prices';
import { gutterPages } from '@/content/services/gutters';
import type { Section } from '@/content/section-kinds';
import { Papers } from './papers';

const report = () => screen.getByRole('figure', { name: 'Roof inspection, 21 points' });
const proposal = () => screen.getByRole('figure', { name: 'Proposal, one page' });

const marked = (mark: string) =>
  within(report())
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('img', { name: mark }))
    .map((item) => Number.parseInt(item.textContent ?? '', 10));

const rows = () =>
  within(proposal())
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ''));

const dollars = (text: string | undefined) => Number(text?.replace(/[$,]/g, ''));

test('the report has each point of the inspection once, in order, with one mark', () => {
  render(<Papers />);
  const items = within(report()).getAllByRole('listitem');
  const names = inspectionGroups.flatMap(({ points }) => points.map(({ name }) => name));
  expect(names).toHaveLength(company.inspectionPoints);
  expect(items.map((item) => item.textContent)).toEqual(names.map((name, index) => `${index + 1}${name}`));
  for (const item of items) expect(within(item).getAllByRole('img')).toHaveLength(1);
});

test('the report counts its marks', () => {
  render(<Papers />);
  const counts = ['Fine', 'Watch', 'Fix'].map((mark) => marked(mark).length);
  expect(report()).toHaveTextContent(`${counts[0]} fine, ${counts[1]} to watch, ${counts[2]} to fix.`);
});

test('the proposal prices only the points that the report marks “fix”', () => {
  render(<Papers />);
  const fixed = rows().flatMap(([point]) => (point ? [Number(point)] : []));
  expect(fixed).toEqual(marked('Fix'));
  expect(proposal()).toHaveTextContent('Points 2, 5, 18 and 20: watch. No work now.');
  expect(marked('Watch')).toEqual([2, 5, 18, 20]);
});

test('each price is the middle of our range, and the total is their sum', () => {
  render(<Papers />);
  const [boot, gutter, watched, total] = rows().map((cells) => dollars(cells[2]));
  const { pipeBoot } = prices.roofing;
  const { aluminum } = prices.gutters;
  expect(boot).toBe((pipeBoot.low + pipeBoot.high) / 2);
  expect(gutter).toBe(40 * ((aluminum.low + aluminum.high) / 2));
  expect(watched).toBe(0);
  expect(total).toBe(Number(boot) + Number(gutter));
});

test('the aluminum warranty matches the one on the gutter page', () => {
  render(<Papers />);
  expect(proposal()).toHaveTextContent('10 years on our work, 20 on the aluminum');
  const systems = Object.values(gutterPages)
    .flatMap((page): readonly Section[] => page.sections)
    .flatMap((section) => (section.kind === 'gutter-systems' ? section.systems : []));
  expect(systems.find(({ price }) => price === prices.gutters.aluminum)?.warranty).toBe('20-year');
});

test('both papers say that they are samples', () => {
  render(<Papers />);
  for (const paper of [report(), proposal()]) expect(within(paper).getByText('Sample')).toBeVisible();
});

test('shows the number of a step above each paper, if it’s told the steps', () => {
  const { rerender } = render(<Papers steps={[2, 3]} />);
  const tag = () => screen.getByText('What you get after the visit:').closest('p');
  expect(tag()).toHaveTextContent(/^2\s*What you get/);
  expect(screen.getByText('Before we start:').closest('p')).toHaveTextContent(/^3\s*Before we start/);
  rerender(<Papers />);
  expect(tag()).toHaveTextContent(/^What you get/);
});
