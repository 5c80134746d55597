import { beforeYouSignPage } from './before-you-sign/page';
import { certificatePage } from './certificate';
import { company } from './company';
import { crmPage } from './crm/page';
import { homePage } from './home';
import { loginPage } from './login';
import { offered } from './offered';
import { aboutPage } from './pages/about';
import { accessibilityPage } from './pages/accessibility';
import { contactPage } from './contact/page';
import { financingPage } from './pages/financing';
import { offlinePage } from './pages/offline';
import { privacyPage } from './pages/privacy';
import { servicesPage } from './pages/services';
import { siteMapPage } from './pages/site-map';
import { termsPage } from './pages/terms';
import { priceGuidePage } from './price-guide/page';
import { otherPaths, servicePaths, shinglePaths, type PagePath } from './paths';
import { servicePages } from './service-pages';
import { setupGuidePage } from './setup-guide';
import { shinglePages } from './shingles/pages';
import { findPage } from './signs/page';
import { fullTitle } from '@/lib/seo/metadata';

export interface ListedPage {
  readonly path: PagePath;
  readonly name: string;
  /** With the company's name. */
  readonly title: string;
  readonly description: string;
  /** The page's only h1, as plain text. The social card shows it, too. */
  readonly heading: string;
  readonly isIndexed: boolean;
}

type PageRecord = Omit<ListedPage, 'isIndexed' | 'heading'> & { readonly isIndexed?: boolean } & (
    { readonly heading: string } | { readonly hero: { readonly heading: string } }
  );

const records: { readonly [Path in PagePath]: PageRecord } = {
  ...servicePages,
  ...shinglePages,
  '/': homePage,
  '/services': servicesPage,
  '/about': aboutPage,
  '/financing': financingPage,
  '/price-guide': priceGuidePage,
  '/find': findPage,
  '/before-you-sign': beforeYouSignPage,
  '/contact': contactPage,
  '/privacy': privacyPage,
  '/terms': termsPage,
  '/accessibility': accessibilityPage,
  '/sitemap': siteMapPage,
  '/login': loginPage,
  '/crm': crmPage,
  '/certificate': certificatePage,
  '/google-setup': setupGuidePage,
  '/offline': offlinePage,
};

function listedPage(path: PagePath): ListedPage {
  const record = records[path];
  const { name, description, isIndexed = true } = record;
  const heading = 'hero' in record ? record.hero.heading : record.heading;
  return { path, name, title: fullTitle(company, record.title), description, heading, isIndexed };
}

export const allPages: readonly ListedPage[] = offered([...otherPaths, ...servicePaths, ...shinglePaths]).map(
  listedPage,
);

export function pageName(path: PagePath): string {
  return records[path].name;
}
