import { homePage } from './home';
import { pageDates, type IsoDay } from './page-dates';
import { aboutPage } from './pages/about';
import { contactPage } from '@/content/contact/page';
import { financingPage } from './pages/financing';
import { privacyPage } from './pages/privacy';
import { servicesPage } from './pages/services';
import { siteMapPage } from './pages/site-map';
import { termsPage } from './pages/terms';
import { certificatePage, crmPage, loginPage, setupGuidePage } from './pages/unlisted';
import { otherPaths, servicePaths, shinglePaths, type PagePath } from './paths';
import { servicePages } from './service-pages';
import { gafHdzPage } from './shingles/gaf-hdz';
import { tamkoTitanXtPage } from './shingles/tamko-titan-xt';

/** What lists of pages need to know: the sitemap, the link tests, the metadata tests and the browser sweep read it. */
export interface ListedPage {
  readonly path: PagePath;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The day on which its words last changed; none for a page that has not been stamped yet. */
  readonly updated: IsoDay | undefined;
  /** False where search engines are asked to stay away. */
  readonly index: boolean;
}

type PageRecord = Omit<ListedPage, 'index' | 'updated'> & { readonly index?: boolean };

const records: { readonly [Path in PagePath]: PageRecord } = {
  ...servicePages,
  '/': homePage,
  '/services': servicesPage,
  '/gaf-hdz': gafHdzPage,
  '/tamko-titan-xt': tamkoTitanXtPage,
  '/about': aboutPage,
  '/financing': financingPage,
  '/contact': contactPage,
  '/privacy': privacyPage,
  '/terms': termsPage,
  '/sitemap': siteMapPage,
  '/login': loginPage,
  '/crm': crmPage,
  '/certificate': certificatePage,
  '/google-setup': setupGuidePage,
};

function listed(path: PagePath): ListedPage {
  const { name, title, description, index = true } = records[path];
  return { path, name, title, description, updated: pageDates[path]?.updated, index };
}

export const allPages: readonly ListedPage[] = [...otherPaths, ...servicePaths, ...shinglePaths].map(listed);

/** What a link to the page says when it has no words of its own. */
export function pageName(path: PagePath): string {
  return records[path].name;
}
