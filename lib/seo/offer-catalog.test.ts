import { priceTables } from '@/content/price-guide/price-tables';
import { prices, type PricedJob } from '@/content/prices';
import { offerCatalog } from './offer-catalog';

test('names every range that the site prints, once, with its figures', () => {
  const jobs: readonly PricedJob[] = [
    ...new Set(Object.values(prices).flatMap((trade): readonly PricedJob[] => Object.values(trade))),
  ];
  const text = JSON.stringify(offerCatalog(priceTables));
  const named = [
    ...text.matchAll(/"minPrice":(\d+),"maxPrice":(\d+)[^}]*\},"itemOffered":\{"@type":"Service","name":"([^"]+)"/g),
  ];
  expect(named.map(([, low, high, job]) => [job, Number(low), Number(high)]).sort()).toEqual(
    jobs.flatMap((job) => (job.kind === 'range' ? [[job.job, job.low, job.high]] : [])).sort(),
  );
});
