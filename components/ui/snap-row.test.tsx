import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnapRow } from './snap-row';

/** jsdom has no layout, so this sets the row's width to 400 pixels and that of its content to `contentWidth`. */
function setup(contentWidth: number) {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(contentWidth);
  let observed: (() => void) | undefined;
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    observed = () => callback([], {} as ResizeObserver);
    return { observe: () => observed?.(), unobserve() {}, disconnect() {} };
  });
  const view = render(
    <SnapRow label="Seasons" after={<a href="#all">All</a>}>
      <ul>
        <li>Spring</li>
        <li>Summer</li>
      </ul>
    </SnapRow>,
  );
  const row = screen.getByRole('group', { name: 'Seasons' });
  row.scrollBy = jest.fn((options?: ScrollToOptions | number) => {
    row.scrollLeft += typeof options === 'object' ? (options.left ?? 0) : 0;
    row.dispatchEvent(new Event('scroll'));
  });
  return { user: userEvent.setup(), row, ...view };
}

const button = (name: 'previous' | 'next') => screen.getByRole('button', { name: `Seasons: ${name}` });

afterEach(() => jest.restoreAllMocks());

test('its buttons scroll forward and back, and are disabled at the ends of the row', async () => {
  const { user, row } = setup(700);
  expect(button('previous')).toHaveAttribute('aria-disabled', 'true');
  expect(button('next')).toHaveAttribute('aria-disabled', 'false');
  await user.click(button('next'));
  expect(row.scrollLeft).toBe(320);
  expect(button('previous')).toHaveAttribute('aria-disabled', 'false');
  expect(button('next')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('previous'));
  expect(row.scrollLeft).toBe(0);
});

test('is a tab stop only while it can scroll', () => {
  const { row, unmount } = setup(700);
  expect(row).toHaveAttribute('tabindex', '0');
  unmount();
  expect(setup(400).row).not.toHaveAttribute('tabindex');
});
