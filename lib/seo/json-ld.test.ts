import { company } from '@/content/company';
import { prices } from '@/content/prices';
import { servicePages } from '@/content/service-pages';
import { breadcrumbRecord, companyId, companyRecord, serviceRecord, siteRecord } from './json-ld';
import { jsonLdText } from './json-ld-text';

const repair = servicePages['/services/roofing/repair'];

describe('the company', () => {
  test('comes from the company file, with town and ZIP but no street', () => {
    expect(companyRecord()).toMatchObject({
      '@type': 'RoofingContractor',
      name: company.name,
      telephone: company.phone.e164,
      address: { addressLocality: company.address.town, postalCode: company.address.zip },
    });
    expect(jsonLdText(companyRecord())).not.toContain('streetAddress');
  });

  test('contains no rating', () => {
    expect(jsonLdText([companyRecord(), siteRecord(), serviceRecord(repair)])).not.toMatch(/rating|review/i);
  });

  test('has the same @id in every record', () => {
    expect(companyRecord()).toMatchObject({ '@id': companyId });
    expect(siteRecord()).toMatchObject({ publisher: { '@id': companyId } });
    expect(serviceRecord(repair)).toMatchObject({ provider: { '@id': companyId } });
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

test('numbers the breadcrumbs from Home and uses absolute URLs', () => {
  const record = breadcrumbRecord([
    { name: 'Home', href: '/' },
    { name: 'Roofing', href: '/services/roofing' },
  ]);
  expect(record.itemListElement).toEqual([
    expect.objectContaining({ position: 1, item: `${company.url}/` }),
    expect.objectContaining({ position: 2, item: `${company.url}/services/roofing/`, name: 'Roofing' }),
  ]);
});

test('no value can close the script element', () => {
  const text = jsonLdText({ name: '</script><script>alert(1)</script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' });
});
