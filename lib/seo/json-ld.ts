import type { BreadcrumbList, Service, RoofingContractor, WebSite, WithContext } from 'schema-dts';
import { company } from '@/content/company';
import { counties } from '@/content/counties';
import type { NavigationItem } from '@/content/navigation';
import type { ServicePage } from '@/content/types';
import { canonicalUrl, ogImagePath } from './metadata';

/*
 * Structured data for search engines (schema.org). Everything here is also visible on the page that has it. It contains
 * no rating or review of ourselves: Google does not allow self-serving reviews.
 */

/** The @id of the company, which every record refers to. */
export const companyId = `${company.url}/#company`;
/** A short reference to the company. The full record is on the home page and the contact page. */
const provider = { '@type': 'RoofingContractor', '@id': companyId, name: company.name } as const;

/** The counties that we serve, not the whole state. */
const areaServed = counties.map(({ name }) => ({
  '@type': 'AdministrativeArea' as const,
  name: `${name} County, ${company.address.stateName}`,
}));

/** The full record of the company, for the home page and the contact page, which show all of it. */
export function companyRecord(): WithContext<RoofingContractor> {
  return {
    '@context': 'https://schema.org',
    '@type': 'RoofingContractor',
    '@id': companyId,
    name: company.name,
    url: canonicalUrl('/'),
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
      dayOfWeek: company.hours.openDays,
      opens: company.hours.opens,
      closes: company.hours.closes,
    },
    areaServed,
    identifier: { '@type': 'PropertyValue', name: company.license.label, value: company.license.number },
  };
}

/** The site name that search results show above the URL. */
export function siteRecord(): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${company.url}/#site`,
    name: company.name,
    url: canonicalUrl('/'),
    publisher: { '@id': companyId },
  };
}

/** A service, with the price range that its page shows, in US dollars. */
export function serviceRecord({ path, name, description, priceRange }: ServicePage): WithContext<Service> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${canonicalUrl(path)}#service`,
    name,
    serviceType: name,
    description,
    url: canonicalUrl(path),
    provider,
    areaServed,
    ...(priceRange && {
      offers: {
        '@type': 'Offer',
        url: canonicalUrl(path),
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
export function breadcrumbRecord(trail: readonly NavigationItem[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: canonicalUrl(href),
    })),
  };
}
