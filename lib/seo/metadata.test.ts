import { placelessMetadata } from './metadata';

test('a page without a URL is not indexed and has no canonical URL', () => {
  const metadata = placelessMetadata({ title: 'Not found', description: 'No such page.' });
  expect(metadata.robots).toMatchObject({ index: false });
  expect(metadata.alternates?.canonical).toBeNull();
});
