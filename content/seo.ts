import * as breadcrumbs from '@/lib/seo/breadcrumbs';
import * as jsonLd from '@/lib/seo/json-ld';
import * as metadata from '@/lib/seo/metadata';
import * as catalog from '@/lib/seo/offer-catalog';
import { company } from './company';
import { counties } from './counties';
import { home, serviceCategories, services, type NavigationItem } from './navigation';
import { categoryOf, offers } from './offered';
import type { PagePath } from './paths';
import type { PriceTable } from './price-guide/price-tables';
import type { Page, ServicePage } from './page';

export const business: jsonLd.Business = {
  ...company,
  type: offers('roofing') ? 'RoofingContractor' : 'HomeAndConstructionBusiness',
};

export const pageMetadata = (page: metadata.PageFacts & { readonly path: PagePath }) =>
  metadata.pageMetadata(company, page);

export const metadataWithoutUrl = (facts: Pick<metadata.PageFacts, 'title' | 'description'>) =>
  metadata.metadataWithoutUrl(company, facts);

export const canonicalUrl = (path: PagePath) => metadata.canonicalUrl(company, path);

export const companyRecord = () => jsonLd.companyRecord(business, counties);

export const siteRecord = () => jsonLd.siteRecord(company);

export const serviceRecord = (page: ServicePage) => jsonLd.serviceRecord(business, counties, page);

export const breadcrumbRecord = (trail: readonly NavigationItem[]) => jsonLd.breadcrumbRecord(company, trail);

export const offerCatalog = (tables: readonly PriceTable[]) => catalog.offerCatalog(company, tables);

export const breadcrumbTrail = ({ path, name }: Pick<Page, 'path' | 'name'>) =>
  breadcrumbs.breadcrumbTrail<PagePath>(
    { home, services, serviceCategories },
    { path, name, category: categoryOf(path) },
  );
