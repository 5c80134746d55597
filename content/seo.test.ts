import { companyId, companyRecord as companyRecordOf } from '@/lib/seo/json-ld';
import { jsonInScript } from '@/lib/text/json-in-script';
import { ogImagePath } from '@/lib/seo/metadata';
import { company } from './company';
import { counties } from './counties';
import { otherPaths, servicePaths, shinglePaths } from './paths';
import { priceTables } from './price-guide/price-tables';
import { prices, type PricedJob } from './prices';
import {
  breadcrumbRecord,
  breadcrumbTrail,
  business,
  canonicalUrl,
  companyRecord,
  offerCatalog,
  pageMetadata,
  serviceRecord,
  siteRecord,
} from './seo';
import { servicePages } from './service-pages';

const facts = {
  path: '/services/siding',
  title: 'Siding in Connecticut',
  description: 'Siding.',
} as const;

describe('pageMetadata', () => {
  test('uses the URL with a trailing slash as canonical and as og:url', () => {
    const metadata = pageMetadata(facts);
    expect(metadata.alternates?.canonical).toBe(`${company.url}/services/siding/`);
    expect(metadata.openGraph).toMatchObject({ url: `${company.url}/services/siding/`, siteName: company.name });
  });

  test('ends the title with the brand', () => {
    const title = `Siding in Connecticut | ${company.name}`;
    expect(pageMetadata(facts)).toMatchObject({ title, openGraph: { title }, twitter: { title } });
  });

  test('has its own social card image, whose alt text has the brand once', () => {
    const [image] = [pageMetadata(facts).openGraph?.images].flat();
    expect(image).toMatchObject({
      url: `${company.url}/og/services/siding.png`,
      width: 1200,
      height: 630,
      alt: `Siding in Connecticut: ${company.name}, ${company.address.line}`,
    });
  });

  test('is indexed unless the page opts out', () => {
    expect(pageMetadata(facts).robots).toMatchObject({ index: true });
    expect(pageMetadata({ ...facts, path: '/crm', isIndexed: false }).robots).toMatchObject({ index: false });
  });
});

test('the home page has the canonical URL of the site', () => {
  expect(canonicalUrl('/')).toBe(`${company.url}/`);
  expect(ogImagePath('/')).toBe('/og/home.png');
});

test('no two pages share a social card', () => {
  const paths = [...otherPaths, ...servicePaths, ...shinglePaths];
  expect(new Set(paths.map(ogImagePath)).size).toBe(paths.length);
});

const names = (page: Parameters<typeof breadcrumbTrail>[0]) => breadcrumbTrail(page).map(({ name }) => name);

describe('breadcrumbTrail', () => {
  it('goes through Services and the category to a service page', () => {
    expect(names({ path: '/services/gutters/guards', name: 'Gutter Guards' })).toEqual([
      'Home',
      'Services',
      'Gutters',
      'Gutter Guards',
    ]);
  });

  it('does not repeat a category on its own page', () => {
    expect(names({ path: '/services/windows', name: 'Windows & Doors' })).toEqual([
      'Home',
      'Services',
      'Windows & Doors',
    ]);
  });

  it('goes straight from Home to a page without a category', () => {
    expect(breadcrumbTrail({ path: '/about', name: 'Our Story' })).toEqual([
      { name: 'Home', href: '/' },
      { name: 'Our Story', href: '/about' },
    ]);
  });
});

const repair = servicePages['/services/roofing/repair'];

describe('the company', () => {
  test('comes from the company file, with town and ZIP but no street', () => {
    expect(companyRecord()).toMatchObject({
      '@type': 'RoofingContractor',
      name: company.name,
      telephone: company.phone.e164,
      address: { addressLocality: company.address.town, postalCode: company.address.zip },
    });
    expect(jsonInScript(companyRecord())).not.toContain('streetAddress');
  });

  test('has the street of a company that names one', () => {
    const address = { ...company.address, street: '12 Mill Road' };
    expect(jsonInScript(companyRecordOf({ ...business, address }, counties))).toContain('12 Mill Road');
  });

  test('contains no rating', () => {
    expect(jsonInScript([companyRecord(), siteRecord(), serviceRecord(repair)])).not.toMatch(/rating|review/i);
  });

  test('has the same @id in every record', () => {
    expect(companyRecord()).toMatchObject({ '@id': companyId(company) });
    expect(siteRecord()).toMatchObject({ publisher: { '@id': companyId(company) } });
    expect(serviceRecord(repair)).toMatchObject({ provider: { '@id': companyId(company) } });
  });
});

describe('a service', () => {
  test('has the price range of its page', () => {
    expect(serviceRecord(repair)).toMatchObject({
      offers: {
        priceSpecification: {
          minPrice: prices.roofing.anyRepair.low,
          maxPrice: prices.roofing.anyRepair.high,
          priceCurrency: 'USD',
          unitText: 'repair',
        },
      },
    });
  });

  test('has no offer when the page has no price', () => {
    expect(serviceRecord({ ...repair, priceRange: undefined })).not.toHaveProperty('offers');
  });
});

test('the breadcrumb record numbers its items from Home and has absolute URLs', () => {
  const record = breadcrumbRecord([
    { name: 'Home', href: '/' },
    { name: 'Roofing', href: '/services/roofing' },
  ]);
  expect(record.itemListElement).toEqual([
    expect.objectContaining({ position: 1, item: `${company.url}/` }),
    expect.objectContaining({ position: 2, item: `${company.url}/services/roofing/`, name: 'Roofing' }),
  ]);
});

test('the offer catalog names every range that the site prints, once, with its figures', () => {
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
