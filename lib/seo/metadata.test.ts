import { company } from '@/content/company';
import { canonicalUrl, notFoundMetadata, ogImagePath, pageMetadata } from './metadata';
import { otherPaths, servicePaths, shinglePaths } from '@/content/paths';

const facts = {
  path: '/services/siding',
  title: `Siding in Connecticut | ${company.name}`,
  description: 'Siding.',
} as const;

describe('pageMetadata', () => {
  test('uses the URL with a trailing slash as canonical and as og:url', () => {
    const metadata = pageMetadata(facts);
    expect(metadata.alternates?.canonical).toBe(`${company.url}/services/siding/`);
    expect(metadata.openGraph).toMatchObject({ url: `${company.url}/services/siding/`, siteName: company.name });
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

test('the not-found page is not indexed and has no canonical URL', () => {
  expect(notFoundMetadata.robots).toMatchObject({ index: false });
  expect(notFoundMetadata.alternates?.canonical).toBeNull();
});

test('no two pages share a social card', () => {
  const paths = [...otherPaths, ...servicePaths, ...shinglePaths];
  expect(new Set(paths.map(ogImagePath)).size).toBe(paths.length);
});
