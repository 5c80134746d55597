import { pageMetadata, metadataWithoutUrl } from './metadata';

const site = { name: 'Alden', url: 'https://alden.example', address: { place: 'Norwalk, CT' } };

test('a page without a URL is not indexed and has no canonical URL, and its title ends with the brand', () => {
  const metadata = metadataWithoutUrl(site, { title: 'Not found', description: 'No such page.' });
  expect(metadata.title).toBe('Not found | Alden');
  expect(metadata.robots).toMatchObject({ index: false });
  expect(metadata.alternates?.canonical).toBeNull();
});

test('no page is indexed while the whole site is hidden', () => {
  const page = { path: '/', title: 'Alden', description: 'Siding.' } as const;
  expect(pageMetadata(site, page).robots).toMatchObject({ index: true });
  expect(pageMetadata({ ...site, isHidden: true }, page).robots).toMatchObject({ index: false });
});
