import { serviceCategories } from '@/content/navigation';
import { offered, categoryOf, offers, trades } from '@/content/offered';
import { servicePaths, shinglePaths, type PagePath } from '@/content/paths';
import { listed } from '@/lib/text/listed';

export const siteMapPage = {
  path: '/sitemap',
  name: 'Site map',
  title: 'Site Map: Our Services in Connecticut',
  description: `The public pages of this website in one list: ${listed([...trades, 'repairs'])} in Connecticut, ${listed(['prices', ...(offers('/financing') ? ['financing'] : []), 'contact'])}.`,
  heading: 'Site map',
  intro: 'The public pages of this website, in one list.',
} as const;

const products: readonly PagePath[] = offered(shinglePaths);

function categoryPaths({ id, href, subItems }: (typeof serviceCategories)[number]): readonly PagePath[] {
  const inMenu = [href, ...subItems.map((item) => item.href)];
  const notInMenu = offered(servicePaths).filter((path) => !inMenu.includes(path) && categoryOf(path) === id);
  return [...inMenu, ...notInMenu].filter((path) => !products.includes(path));
}

export const siteMapGroups: readonly { readonly heading: string; readonly paths: readonly PagePath[] }[] = [
  {
    heading: 'Company',
    paths: offered(['/', '/services', '/about', '/find', '/price-guide', '/financing', '/before-you-sign', '/contact']),
  },
  ...(products.length > 0 ? [{ heading: 'Products', paths: products }] : []),
  ...serviceCategories.map((category) => ({ heading: category.name, paths: categoryPaths(category) })),
  { heading: 'Legal', paths: ['/privacy', '/terms', '/accessibility', '/sitemap'] },
];
