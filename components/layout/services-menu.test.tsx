import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serviceCategories } from '@/content/navigation';
import { withTrailingSlash } from '@/lib/seo/trailing-slash';
import { ServicesMenu } from './services-menu';

jest.mock('next/navigation', () => ({ usePathname: () => '/about/' }));

function setup() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <>
      <ul>
        <ServicesMenu />
      </ul>
      <button type="button">Elsewhere</button>
    </>,
  );
  const trigger = screen.getByRole('link', { name: 'Services' });
  return { user, trigger };
}

describe('the Services menu', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('has a trigger that is a link to the services page, for visitors without scripts', () => {
    const { trigger } = setup();
    expect(trigger).toHaveAttribute('href', '/services/');
    expect(screen.getByRole('link', { name: 'Gutter Guards' })).toHaveAttribute('href', '/services/gutters/guards/');
  });

  it('leads to the overview of all services and to the page of each category', () => {
    setup();
    expect(screen.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/services/');
    for (const { name, href } of serviceCategories) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', withTrailingSlash(href));
    }
  });

  it('opens on hover and closes 300 ms after the mouse leaves', async () => {
    const { user, trigger } = setup();
    await user.hover(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');

    await user.unhover(trigger);
    act(() => jest.advanceTimersByTime(299));
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    act(() => jest.advanceTimersByTime(1));
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('stays open when the mouse returns within 300 ms', async () => {
    const { user, trigger } = setup();
    await user.hover(trigger);
    await user.unhover(trigger);
    act(() => jest.advanceTimersByTime(200));
    await user.hover(screen.getByRole('link', { name: 'Siding' }));
    act(() => jest.advanceTimersByTime(1000));
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
  });

  it('opens on Enter, and on Escape closes and returns the focus to its trigger', async () => {
    const { user, trigger } = setup();
    await user.tab();
    expect(trigger).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(trigger).toHaveAttribute('aria-expanded', 'true');

    await user.tab();
    await user.keyboard('{Escape}');
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    expect(trigger).toHaveFocus();
  });

  it('closes when the focus leaves it', async () => {
    const { user, trigger } = setup();
    await user.tab();
    await user.keyboard('{Enter}');
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows one submenu at a time', async () => {
    const { user, trigger } = setup();
    await user.hover(trigger);
    await user.hover(screen.getByRole('link', { name: 'Gutters' }));
    const active = document.querySelectorAll('[data-active="true"]');
    expect(active).toHaveLength(1);
    expect(active[0]).toHaveTextContent('Gutter Guards');
  });
});
