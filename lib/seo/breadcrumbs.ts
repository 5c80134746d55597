import { home, serviceCategories, services, type NavigationItem } from '@/content/navigation';
import type { Page, ServiceCategory } from '@/content/types';

/** The breadcrumbs of a page, the page itself last: Home, Services, its category, its name. */
export function breadcrumbTrail({
  path,
  name,
  category,
}: Pick<Page, 'path' | 'name'> & { readonly category?: ServiceCategory }): readonly NavigationItem[] {
  const above: NavigationItem[] = [home];
  const parent = serviceCategories.find(({ id }) => id === category);
  if (parent) above.push(services, { name: parent.name, href: parent.href });
  return [...above.filter(({ href }) => href !== path), { name, href: path }];
}
