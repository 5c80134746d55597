import type { Offer, OfferCatalog, WithContext } from 'schema-dts';
import type { Price, PriceRange } from '@/lib/prices/price';
import { companyId, unitPrice } from './json-ld';
import { canonicalUrl, type Site, type SitePath } from './metadata';

type OfferedJob<Kind extends Price = Price> = Kind & { readonly job: string; readonly page: SitePath };

interface OfferedTable {
  readonly name: string;
  readonly groups: readonly { readonly jobs: readonly OfferedJob[] }[];
}

function offer(site: Site, job: OfferedJob<PriceRange>): Offer {
  return {
    '@type': 'Offer',
    url: canonicalUrl(site, job.page),
    priceSpecification: unitPrice(job),
    itemOffered: { '@type': 'Service', name: job.job, provider: { '@id': companyId(site) } },
  };
}

export function offerCatalog(site: Site, tables: readonly OfferedTable[]): WithContext<OfferCatalog> {
  // A job listed in two categories is offered in the first.
  const categoryOf = new Map<OfferedJob, string>();
  for (const { name, groups } of tables.toReversed())
    for (const job of groups.flatMap(({ jobs }) => jobs)) categoryOf.set(job, name);
  // In a constant, because inside the record TypeScript takes seconds to compare each catalog with all of schema.org.
  const catalogs = tables.map(({ name, groups }) => ({
    '@type': 'OfferCatalog' as const,
    name,
    itemListElement: groups
      .flatMap(({ jobs }) => jobs)
      .filter((job): job is OfferedJob<PriceRange> => job.kind === 'range' && categoryOf.get(job) === name)
      .map((job) => offer(site, job)),
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'OfferCatalog',
    '@id': `${canonicalUrl(site, '/price-guide')}#prices`,
    name: 'Price guide',
    url: canonicalUrl(site, '/price-guide'),
    itemListElement: catalogs,
  };
}
