import { render, screen, within } from '@testing-library/react';
import { company } from '@/content/company';
import { durations } from '@/content/durations';
import { figures } from '@/content/figures';
import { emergencyRoofing } from '@/content/services/roofing/emergency';
import { roofInspection } from '@/content/services/roofing/inspection';
import { roofRepair } from '@/content/services/roofing/repair';
import { roofReplacement } from '@/content/services/roofing/replacement';
import type { ServicePage } from '@/content/page';
import { breadcrumbTrail } from '@/content/seo';
import { Story } from './story';

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
});

function firstScreen(page: ServicePage): HTMLElement {
  render(<Story page={page} trail={breadcrumbTrail(page)} />);
  const found = screen.getByRole('heading', { level: 1 }).closest<HTMLElement>('[data-hero]');
  if (!found) throw new Error('The page has no first screen.');
  return found;
}

test('an inspection begins with links to book and to call, beside a sample form that screen readers skip', () => {
  const first = firstScreen(roofInspection);
  const links = within(first)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links.slice(-2)).toEqual(['/#booking', company.phone.href]);
  expect(within(first).getByText('Sample').closest('[aria-hidden="true"]')).not.toBeNull();
  expect(first.closest('.sheet-paper')).not.toBeNull();
});

test('a repair begins with its cross section and a link to emergency repair', () => {
  const first = firstScreen(roofRepair);
  expect(within(first).getByRole('img', { name: figures['leak-section'].alt })).toBeInTheDocument();
  expect(within(first).getByRole('link', { name: 'emergency roof repair' })).toHaveAttribute(
    'href',
    '/services/roofing/emergency/',
  );
});

test('an emergency begins with the phone number as the only link besides its breadcrumbs', () => {
  const first = firstScreen(emergencyRoofing);
  const links = within(first)
    .getAllByRole('link')
    .filter((link) => link.closest('nav') === null);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([company.phone.href]);
});

test('the first screen of a repair says on its plate what it costs, how long it takes and what follows a call', () => {
  const first = within(firstScreen(roofRepair));
  const labels = first.getAllByRole('term').map(({ textContent }) => textContent);
  expect(labels).toEqual(['Price', 'First look', 'After you call']);
  const [price, time, next] = first.getAllByRole('definition');
  expect(price).toHaveTextContent('$100–$5,000 per repair, tarp extra');
  expect(time).toHaveTextContent(durations.firstLook);
  expect(within(next ?? document.body).getAllByRole('listitem')).toHaveLength(3);
});

test('the rail lists every labeled section', () => {
  firstScreen(roofRepair);
  const rail = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(rail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#common-repairs',
    '#the-job-in-writing',
    '#questions',
  ]);
});

test('a whole roof: the squares, and every material with its sum and a bar to scale', () => {
  render(<Story page={roofReplacement} trail={breadcrumbTrail(roofReplacement)} />);
  const region = within(screen.getByRole('region', { name: 'How much does a new roof cost?' }));
  expect(region.getByRole('img', { name: /18 squares in all/ })).toBeInTheDocument();
  const metal = region.getAllByRole('listitem').at(-1);
  expect(metal).toHaveTextContent('Standing-seam metal roof 18 × $800–$1,200 about $14,400 to $21,600');
  // From 18 × $800 to 18 × $1,200, on a ruler that ends at $22,000.
  const bar = metal?.querySelector('rect');
  expect([bar?.getAttribute('x'), bar?.getAttribute('width')]).toEqual(['65.5%', '32.7%']);
});
