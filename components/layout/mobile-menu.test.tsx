import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { company } from '@/content/company';
import { MobileMenu } from './mobile-menu';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

function setup() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { container } = render(<MobileMenu />);
  // jsdom cannot follow links.
  container.addEventListener('click', (event) => event.preventDefault());
  const menu = container.querySelector('details');
  if (!menu) throw new Error('no menu');
  return { user, menu };
}

describe('the mobile menu', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('contains every page of the menu as a link', () => {
    setup();
    expect(screen.getByRole('link', { name: 'Financing', hidden: true })).toHaveAttribute('href', '/financing/');
    expect(screen.getByRole('link', { name: 'Storm Windows', hidden: true })).toHaveAttribute(
      'href',
      '/services/windows/storm-windows/',
    );
  });

  it('has its own telephone entry', () => {
    setup();
    expect(screen.getByRole('link', { name: `Call ${company.phone.display}`, hidden: true })).toHaveAttribute(
      'href',
      company.phone.href,
    );
  });

  it('closes when a link is chosen', async () => {
    const { user, menu } = setup();
    menu.open = true;
    await user.click(screen.getByRole('link', { name: 'Contact', hidden: true }));
    expect(menu.open).toBe(false);
  });

  it('closes on Escape', async () => {
    const { user, menu } = setup();
    menu.open = true;
    await user.keyboard('{Escape}');
    expect(menu.open).toBe(false);
  });

  it('closes 300 ms after the mouse leaves it', async () => {
    const { user, menu } = setup();
    menu.open = true;
    await user.hover(menu);
    await user.unhover(menu);
    act(() => jest.advanceTimersByTime(299));
    expect(menu.open).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(menu.open).toBe(false);
  });
});
