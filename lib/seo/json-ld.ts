import type { BreadcrumbList, Service, RoofingContractor, WebSite, WithContext } from 'schema-dts';
import { company } from '@/content/company';
import type { NavigationItem } from '@/content/navigation';
import type { ServicePage } from '@/content/types';
import { canonicalUrl, ogImagePath } from './metadata';

/*
 * What the site tells search engines in their own words. Everything said here stands in words on the page that
 * says it. No rating and no review of ourselves: search engines forbid it.
 */

/** Names the one company that every record of the site speaks of. */
export const companyId = `${company.url}/#company`;
/** Enough to know whom a page speaks of; the whole record stands on the home and the contact page. */
const provider = { '@type': 'RoofingContractor', '@id': companyId, name: company.name } as const;

/** The company in full: for the home page and the contact page, which show all of it. */
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
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: company.hours.opens,
      closes: company.hours.closes,
    },
    areaServed: { '@type': 'State', name: company.address.stateName },
    identifier: { '@type': 'PropertyValue', name: company.license.label, value: company.license.number },
  };
}

/** The site's own name, as results show it above an address. */
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

/** One job with the price range that its page shows. */
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
    areaServed: { '@type': 'State', name: company.address.stateName },
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

/** The same trail that the page shows, from the front door down. */
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
