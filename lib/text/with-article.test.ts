import { withArticle } from './with-article';

test.each([
  ['10-year warranty', 'a 10-year warranty'],
  ['8-year warranty', 'an 8-year warranty'],
  ['11-year warranty', 'an 11-year warranty'],
  ['18-year warranty', 'an 18-year warranty'],
  ['85-year warranty', 'an 85-year warranty'],
  ['100-year warranty', 'a 100-year warranty'],
  ['Essex contractor', 'an Essex contractor'],
  ['Southington contractor', 'a Southington contractor'],
])('%s becomes “%s”', (words, expected) => {
  expect(withArticle(words)).toBe(expected);
});
