import type { Offer, OfferCatalog, WithContext } from 'schema-dts';
import type { PriceTable } from '@/content/price-guide/price-tables';
import type { PricedJob } from '@/content/prices';
import type { PriceRange } from '@/lib/prices/price';
import { companyId } from './json-ld';
import { canonicalUrl } from './metadata';

function offer({ job, page, low, high, unit }: PricedJob<PriceRange>): Offer {
  return {
    '@type': 'Offer',
    url: canonicalUrl(page),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: low,
      maxPrice: high,
      priceCurrency: 'USD',
      unitText: unit,
    },
    itemOffered: { '@type': 'Service', name: job, provider: { '@id': companyId } },
  };
}

/** All printed ranges, by category. Jobs without a figure are left out: there is nothing to say to a machine. */
export function offerCatalog(tables: readonly PriceTable[]): WithContext<OfferCatalog> {
  // A job that people look for in two categories is offered in the first.
  const offered = new Set<PricedJob>();
  const isNew = (job: PricedJob) => !offered.has(job) && offered.add(job).has(job);
  return {
    '@context': 'https://schema.org',
    '@type': 'OfferCatalog',
    '@id': `${canonicalUrl('/price-guide')}#prices`,
    name: 'Price guide',
    url: canonicalUrl('/price-guide'),
    itemListElement: tables.map(({ name, groups }) => ({
      '@type': 'OfferCatalog' as const,
      name,
      itemListElement: groups
        .flatMap(({ jobs }) => jobs)
        .filter((job): job is PricedJob<PriceRange> => job.kind === 'range' && isNew(job))
        .map(offer),
    })),
  };
}
