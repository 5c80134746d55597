import { company } from '@/content/company';
import { prices } from '@/content/prices';
import { servicePages } from '@/content/service-pages';
import { breadcrumbRecord, companyId, companyRecord, serviceRecord, siteRecord } from './json-ld';
import { jsonLdText } from './json-ld-text';

const repair = servicePages['/services/roofing/repair'];

describe('the company', () => {
  test('is told from the company file, by town and ZIP and without a street', () => {
    expect(companyRecord()).toMatchObject({
      '@type': 'RoofingContractor',
      name: company.name,
      telephone: company.phone.e164,
      address: { addressLocality: company.address.town, postalCode: company.address.zip },
    });
    expect(jsonLdText(companyRecord())).not.toContain('streetAddress');
  });

  test('says nothing about its own rating', () => {
    expect(jsonLdText([companyRecord(), siteRecord(), serviceRecord(repair)])).not.toMatch(/rating|review/i);
  });

  test('is the same one everywhere', () => {
    expect(companyRecord()).toMatchObject({ '@id': companyId });
    expect(siteRecord()).toMatchObject({ publisher: { '@id': companyId } });
    expect(serviceRecord(repair)).toMatchObject({ provider: { '@id': companyId } });
  });
});

describe('a service', () => {
  test('carries the price range of its page', () => {
    expect(serviceRecord(repair)).toMatchObject({
      offers: { priceSpecification: { minPrice: prices.roofing.anyRepair.low, maxPrice: prices.roofing.anyRepair.high, priceCurrency: 'USD', unitText: 'repair' } },
    });
  });

  test('has no offer where the page gives no price', () => {
    expect(serviceRecord({ ...repair, priceRange: undefined })).not.toHaveProperty('offers');
  });
});

test('the breadcrumbs count from the front door and name full addresses', () => {
  const record = breadcrumbRecord([
    { name: 'Home', href: '/' },
    { name: 'Roofing', href: '/services/roofing' },
  ]);
  expect(record.itemListElement).toEqual([
    expect.objectContaining({ position: 1, item: `${company.url}/` }),
    expect.objectContaining({ position: 2, item: `${company.url}/services/roofing/`, name: 'Roofing' }),
  ]);
});

test('no fact can end the script element it stands in', () => {
  const text = jsonLdText({ name: '</script><script>alert(1)</script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' });
});
