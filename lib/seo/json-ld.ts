import type {
  BreadcrumbList,
  HomeAndConstructionBusiness,
  RoofingContractor,
  Service,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { Weekday } from '@/lib/calendar/working-days';
import { additionSentence, type PriceRange } from '@/lib/prices/price';
import type { NamedPage } from './breadcrumbs';
import { canonicalUrl, ogImagePath, type Site, type SitePath } from './metadata';

// Each record states only what its page also shows. There are no ratings: Google doesn't allow self-serving reviews.

export interface Business extends Site {
  /** The second is for a company that doesn't do roofs. */
  readonly type: 'RoofingContractor' | 'HomeAndConstructionBusiness';
  readonly founded: number;
  readonly phone: { readonly e164: string };
  readonly email: { readonly address: string };
  readonly address: Site['address'] & {
    readonly street?: string;
    readonly town: string;
    readonly state: string;
    readonly stateName: string;
    readonly zip: string;
    readonly latitude: number;
    readonly longitude: number;
  };
  readonly hours: { readonly openDays: readonly Weekday[]; readonly opens: string; readonly closes: string };
  readonly license: { readonly label: string; readonly number: string };
}

type Counties = readonly { readonly name: string }[];

export const companyId = ({ url }: Pick<Site, 'url'>): string => `${url}/#company`;

function areaServed({ address }: Business, counties: Counties) {
  return counties.map(({ name }) => ({
    '@type': 'AdministrativeArea' as const,
    name: `${name} County, ${address.stateName}`,
  }));
}

/** The full record, for the home and contact pages, which show all of it. */
export function companyRecord(
  company: Business,
  counties: Counties,
): WithContext<RoofingContractor | HomeAndConstructionBusiness> {
  return {
    '@context': 'https://schema.org',
    '@type': company.type,
    '@id': companyId(company),
    name: company.name,
    url: canonicalUrl(company, '/'),
    telephone: company.phone.e164,
    email: company.email.address,
    image: `${company.url}${ogImagePath('/')}`,
    logo: `${company.url}/icons/512.png`,
    foundingDate: String(company.founded),
    address: {
      '@type': 'PostalAddress',
      ...(company.address.street && { streetAddress: company.address.street }),
      addressLocality: company.address.town,
      addressRegion: company.address.state,
      postalCode: company.address.zip,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: company.address.latitude, longitude: company.address.longitude },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: company.hours.openDays,
      opens: company.hours.opens,
      closes: company.hours.closes,
    },
    areaServed: areaServed(company, counties),
    identifier: { '@type': 'PropertyValue', name: company.license.label, value: company.license.number },
  };
}

/** Search results show this name above the URL. */
export function siteRecord(company: Site): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${company.url}/#site`,
    name: company.name,
    url: canonicalUrl(company, '/'),
    publisher: { '@id': companyId(company) },
  };
}

export function unitPrice(price: PriceRange) {
  const { low, high, unit } = price;
  const description = additionSentence(price);
  return {
    '@type': 'UnitPriceSpecification',
    minPrice: low,
    maxPrice: high,
    priceCurrency: 'USD',
    unitText: unit,
    ...(description && { description }),
  } as const;
}

interface PricedService {
  readonly path: SitePath;
  readonly name: string;
  readonly description: string;
  readonly priceRange?: PriceRange;
}

export function serviceRecord(
  company: Business,
  counties: Counties,
  { path, name, description, priceRange }: PricedService,
): WithContext<Service> {
  const url = canonicalUrl(company, path);
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    serviceType: name,
    description,
    url,
    provider: { '@type': company.type, '@id': companyId(company), name: company.name },
    areaServed: areaServed(company, counties),
    ...(priceRange && {
      offers: { '@type': 'Offer', url, priceCurrency: 'USD', priceSpecification: unitPrice(priceRange) },
    }),
  };
}

export function breadcrumbRecord(company: Site, trail: readonly NamedPage<SitePath>[]): WithContext<BreadcrumbList> {
  // In a constant, because inside the record TypeScript takes seconds to compare each item with all of schema.org.
  const items = trail.map(({ name, href }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: canonicalUrl(company, href),
  }));
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: items };
}
