import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { company } from '@/content/company';
import { mainLinks, serviceCategories } from '@/content/navigation';
import { withTrailingSlash } from '@/lib/seo/trailing-slash';
import { MainMenu } from './main-menu';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

function setup() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { container } = render(<MainMenu />);
  // jsdom cannot follow links.
  container.addEventListener('click', (event) => event.preventDefault());
  const button = screen.getByLabelText('Menu');
  const menu = button.closest('details');
  if (!menu) throw new Error('no menu');
  return { user, menu, button };
}

describe('the menu as a list', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('has one link to each main page and each service', () => {
    setup();
    for (const { name, href } of [...mainLinks, ...serviceCategories.flatMap(({ subItems }) => subItems)]) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', withTrailingSlash(href));
    }
  });

  it('starts with a link to call', () => {
    setup();
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveAccessibleName(`Leak right now? ${company.phone.display}, day or night Call`);
    expect(first).toHaveAttribute('href', company.phone.href);
  });

  it('closes when a link is chosen', async () => {
    const { user, menu } = setup();
    menu.open = true;
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    expect(menu.open).toBe(false);
  });

  it('closes on Escape, and returns the focus to its button', async () => {
    const { user, menu, button } = setup();
    menu.open = true;
    screen.getByRole('link', { name: 'Financing' }).focus();
    await user.keyboard('{Escape}');
    expect(menu.open).toBe(false);
    expect(button).toHaveFocus();
  });

  it('closes on a press outside, and not on one inside', async () => {
    const { user, menu } = setup();
    menu.open = true;
    await user.click(screen.getByRole('navigation', { name: 'Main' }));
    expect(menu.open).toBe(true);
    await user.click(document.body);
    expect(menu.open).toBe(false);
  });

  it('closes 300 ms after the mouse leaves it', async () => {
    const { user, menu } = setup();
    menu.open = true;
    const list = screen.getByRole('navigation', { name: 'Main' });
    await user.hover(list);
    await user.unhover(list);
    act(() => jest.advanceTimersByTime(299));
    expect(menu.open).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(menu.open).toBe(false);
  });
});
