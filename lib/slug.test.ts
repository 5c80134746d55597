import { slug } from './slug';

describe('slug', () => {
  it.each([
    ['Common repairs', 'common-repairs'],
    ['Repair or replace?', 'repair-or-replace'],
    ['Window Styles & Options', 'window-styles-options'],
    ['What you’ll hear, and when', 'what-youll-hear-and-when'],
    ["The owner's part", 'the-owners-part'],
    ['  $8–$12 per foot ', '8-12-per-foot'],
    ['Café façade', 'cafe-facade'],
  ])('turns %j into %j', (words, anchor) => {
    expect(slug(words)).toBe(anchor);
  });

  it('throws if no letters or digits are left', () => {
    expect(() => slug('?!')).toThrow('no letter or digit');
  });
});
