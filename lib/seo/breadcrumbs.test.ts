import { breadcrumbTrail } from './breadcrumbs';

const names = (page: Parameters<typeof breadcrumbTrail>[0]) => breadcrumbTrail(page).map(({ name }) => name);

describe('breadcrumbTrail', () => {
  it('goes through Services and the category to a service page', () => {
    expect(names({ path: '/services/gutters/guards', name: 'Gutter Guards', category: 'gutters' })).toEqual([
      'Home',
      'Services',
      'Gutters',
      'Gutter Guards',
    ]);
  });

  it('does not repeat a category on its own page', () => {
    expect(names({ path: '/services/windows', name: 'Windows & Doors', category: 'windows' })).toEqual([
      'Home',
      'Services',
      'Windows & Doors',
    ]);
  });

  it('goes straight from Home to a page without a category', () => {
    expect(breadcrumbTrail({ path: '/about', name: 'Our Story' })).toEqual([
      { name: 'Home', href: '/' },
      { name: 'Our Story', href: '/about' },
    ]);
  });
});
