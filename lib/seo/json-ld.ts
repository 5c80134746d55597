import type { BreadcrumbList, Service, RoofingContractor, WebSite, WithContext } from 'schema-dts';
import type { PriceRange } from '@/lib/prices/price';
import type { NamedPage } from './breadcrumbs';
import { canonicalUrl, ogImagePath, type Site, type SitePath } from './metadata';

/*
 * Structured data for search engines (schema.org). Everything here is also visible on the page that has it. It contains
 * no rating or review of ourselves: Google does not allow self-serving reviews.
 */

/** What search engines are told about the company. */
export interface Business extends Site {
  readonly founded: number;
  readonly phone: { readonly e164: string };
  readonly email: { readonly address: string };
  readonly address: Site['address'] & {
    readonly town: string;
    readonly state: string;
    readonly stateName: string;
    readonly zip: string;
    readonly latitude: number;
    readonly longitude: number;
  };
  /** Monday to Saturday, as `09:00`. */
  readonly hours: { readonly opens: string; readonly closes: string };
  readonly license: { readonly label: string; readonly number: string };
}

/** The counties that we serve, not the whole state. */
type Counties = readonly { readonly name: string }[];

/** The @id of the company, which every record refers to. */
export function companyId({ url }: Pick<Site, 'url'>): string {
  return `${url}/#company`;
}

function areaServed({ address }: Business, counties: Counties) {
  return counties.map(({ name }) => ({
    '@type': 'AdministrativeArea' as const,
    name: `${name} County, ${address.stateName}`,
  }));
}

/** The full record of the company, for the home page and the contact page, which show all of it. */
export function companyRecord(company: Business, counties: Counties): WithContext<RoofingContractor> {
  return {
    '@context': 'https://schema.org',
    '@type': 'RoofingContractor',
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
      addressLocality: company.address.town,
      addressRegion: company.address.state,
      postalCode: company.address.zip,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: company.address.latitude, longitude: company.address.longitude },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: company.hours.opens,
      closes: company.hours.closes,
    },
    areaServed: areaServed(company, counties),
    identifier: { '@type': 'PropertyValue', name: company.license.label, value: company.license.number },
  };
}

/** The site name that search results show above the URL. */
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

interface PricedService {
  readonly path: SitePath;
  readonly name: string;
  readonly description: string;
  readonly priceRange?: PriceRange;
}

/** A service, with the price range that its page shows, in US dollars. */
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
    // A short reference. The full record is on the home page and the contact page.
    provider: { '@type': 'RoofingContractor', '@id': companyId(company), name: company.name },
    areaServed: areaServed(company, counties),
    ...(priceRange && {
      offers: {
        '@type': 'Offer',
        url,
        priceCurrency: 'USD',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          minPrice: priceRange.low,
          maxPrice: priceRange.high,
          priceCurrency: 'USD',
          unitText: priceRange.unit,
        },
      },
    }),
  };
}

/** The breadcrumbs that the page shows, from Home down. */
export function breadcrumbRecord(company: Site, trail: readonly NamedPage<SitePath>[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: canonicalUrl(company, href),
    })),
  };
}
