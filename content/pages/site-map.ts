import { serviceCategories } from '@/content/navigation';
import { builtPaths, categoryOf, offers, trades } from '@/content/offered';
import { servicePaths, type PagePath } from '@/content/paths';
import { listed } from '@/lib/text/listed';

export const siteMapPage = {
  path: '/sitemap',
  name: 'Site map',
  title: 'Site Map: Our Services in Connecticut',
  description: `The public pages of this website in one list: ${listed([...trades, 'repairs'])} in Connecticut, ${listed(['prices', ...(offers('/financing') ? ['financing'] : []), 'contact'])}.`,
  heading: 'Site map',
  intro: 'The public pages of this website, in one list.',
} as const;

export interface SiteMapGroup {
  readonly heading: string;
  readonly paths: readonly PagePath[];
}

const products: readonly PagePath[] = builtPaths(['/gaf-hdz', '/tamko-titan-xt']);

function categoryPaths(category: (typeof serviceCategories)[number]): readonly PagePath[] {
  const inSubmenu = [category.href, ...category.subItems.map((item) => item.href)].filter(
    (path) => !products.includes(path),
  );
  const inMenus = new Set(
    serviceCategories.flatMap(({ href, subItems }) => [href, ...subItems.map((item) => item.href)]),
  );
  const notInMenus = builtPaths(servicePaths).filter((path) => !inMenus.has(path) && categoryOf(path) === category.id);
  return [...inSubmenu, ...notInMenus];
}

export const siteMapGroups: readonly SiteMapGroup[] = [
  {
    heading: 'Company',
    paths: builtPaths([
      '/',
      '/services',
      '/about',
      '/find',
      '/price-guide',
      '/financing',
      '/before-you-sign',
      '/contact',
    ]),
  },
  ...(products.length > 0 ? [{ heading: 'Products', paths: products }] : []),
  ...serviceCategories.map((category) => ({ heading: category.name, paths: categoryPaths(category) })),
  { heading: 'Legal', paths: ['/privacy', '/terms', '/accessibility', '/sitemap'] },
];
