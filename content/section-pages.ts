import { aboutPage } from './pages/about';
import { accessibilityPage } from './pages/accessibility';
import { financingPage } from './pages/financing';
import { privacyPage } from './pages/privacy';
import { servicesPage } from './pages/services';
import { termsPage } from './pages/terms';
import { isOff } from './offered';
import { servicePages } from './service-pages';
import type { Page } from './page';

export const sectionPages: readonly Page[] = [
  ...Object.values(servicePages),
  servicesPage,
  aboutPage,
  financingPage,
  privacyPage,
  termsPage,
  accessibilityPage,
].filter(({ path }) => !isOff(path));
