import { mentions, namesOf } from './left-out';

const sources = {
  'content/home.ts': [
    "import { a } from './gutters';",
    "  text: 'We hang gutters, and don’t leave till dark.',",
    '  other: `Roofs from ${price} and gutters too`,',
    "  gone: 'Gutters on a page that is not built.',",
    "  href: '/services/gutters',",
  ].join('\n'),
};
const printed = 'We hang gutters, and don’t leave till dark.\nRoofs from $300 and gutters too';

test('reports each sentence that still mentions a category, with its file and line', () => {
  expect(mentions(namesOf(['gutters']), sources, printed)).toEqual([
    { file: 'content/home.ts', line: 2, words: 'We hang gutters, and don’t leave till dark.' },
    { file: 'content/home.ts', line: 3, words: 'and gutters too' },
  ]);
});

test('matches a single page by the end of its path', () => {
  expect(namesOf(['/services/siding/fiber-cement']).test('Fiber cement lasts.')).toBe(true);
  expect(namesOf(['/services/siding/fiber-cement']).test('Vinyl lasts.')).toBe(false);
});
