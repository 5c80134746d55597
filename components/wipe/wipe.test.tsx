import { readFileSync } from 'node:fs';
import { fireEvent, render, screen, type RenderOptions } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { restPoses } from '@/lib/wipe/wipe';
import { Wipe } from './wipe';
import { WipeKey } from './wipe-key';

const names = ['Before', 'Progress', 'After'];

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
});

const wipe = (
  <Wipe
    set="project"
    label="Slide between before, progress and after"
    names={names}
    pictures={names.map((name) => (
      <img key={name} src={`/${name}.jpg`} alt={name} />
    ))}
    stages={names.map((name) => ({ name, title: `Title of ${name}`, text: `Text of ${name}` }))}
  />
);

function show(options?: RenderOptions) {
  const view = render(wipe, options);
  const slider = screen.getByRole('slider', { name: 'Slide between before, progress and after' });
  const root = view.container.querySelector<HTMLElement>('[data-wipe]');
  return { slider, hand: () => Number(root?.style.getPropertyValue('--wipe-hand')), ...view };
}

test('starts at the resting position of its set, and announces it', () => {
  const { slider, hand } = show();
  expect(slider).toHaveValue('46');
  expect(slider).toHaveAttribute('aria-valuetext', 'Before, then Progress, then After, from left to right. 46% Before');
  expect(hand()).toBe(0.46);
});

test('follows the slider', () => {
  const { slider, hand } = show();
  fireEvent.change(slider, { target: { value: '20' } });
  expect(hand()).toBe(0.2);
  fireEvent.change(slider, { target: { value: '100' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'All Before');
});

test('takes the grip away with the boards while one picture is alone', async () => {
  const { slider, container } = show();
  const isAlone = () => container.querySelector('[data-alone]') !== null;
  expect(isAlone()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Progress' }));
  expect(isAlone()).toBe(true);
  fireEvent.change(slider, { target: { value: '20' } });
  expect(isAlone()).toBe(false);
  expect(readFileSync('components/wipe/wipe.css', 'utf8')).toMatch(
    /\[data-alone\] > \.wipe-pane > \.wipe-range:not\(:hover, :focus-visible\) ~ \.wipe-grip \{\s+opacity: 0/,
  );
});

test('leaves the boards where they were moved before hydration', () => {
  const page = document.createElement('main');
  page.innerHTML = renderToString(wipe);
  page.querySelector<HTMLElement>('[data-wipe]')?.style.setProperty('--wipe-hand', '0.6');
  document.body.append(page);
  const { slider, hand } = show({ container: page, hydrate: true });
  expect(hand()).toBe(0.6);
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('60% Before'));
});

test('moves the boards back when a drag turns out to be a scroll', () => {
  const { slider, hand } = show();
  fireEvent.pointerDown(slider);
  fireEvent.change(slider, { target: { value: '80' } });
  expect(hand()).toBe(0.8);
  fireEvent.pointerCancel(slider);
  expect(hand()).toBe(0.46);
});

test('pressing a name shows only its picture, until the next drag', async () => {
  const { slider, hand } = show();
  const user = userEvent.setup();
  const after = screen.getByRole('button', { name: 'After' });
  await user.click(after);
  expect(after).toHaveAttribute('aria-pressed', 'true');
  expect(hand()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Progress' }));
  expect(hand()).toBe(0.5);
  expect(after).toHaveAttribute('aria-pressed', 'false');
  fireEvent.change(slider, { target: { value: '30' } });
  expect(screen.getByRole('button', { name: 'Progress' })).toHaveAttribute('aria-pressed', 'false');
});

test('shows every picture and its title', () => {
  show();
  for (const name of names) {
    expect(screen.getByText(`Title of ${name}.`)).toBeInTheDocument();
    expect(screen.getByRole('img', { name })).toBeInTheDocument();
  }
});

test('the icon of the last picture shows the last part, for two or three pictures', () => {
  for (const count of [2, 3]) {
    const stages = names.slice(0, count).map((name) => ({ name, text: '' }));
    const { container, unmount } = render(<WipeKey stages={stages} alone={null} onPress={() => undefined} />);
    const parts = [...container.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part'));
    expect(parts).toEqual(count === 2 ? ['0', 'last'] : ['0', '1', 'last']);
    unmount();
  }
});

test('the style sheet and the script start at the same position', () => {
  const css = readFileSync('components/wipe/wipe.css', 'utf8');
  for (const [set, { hand, gap }] of Object.entries(restPoses)) {
    const [, rule = ''] = css.match(new RegExp(`\\.wipe-${set} \\{([^}]*)`)) ?? [];
    expect(rule).toContain(`--wipe-hand: ${hand};`);
    expect(Number(/--wipe-gap: ([\d.]+)/.exec(rule)?.[1] ?? 0)).toBe(gap);
  }
});
