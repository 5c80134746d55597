import { withoutLinks } from './without-links';

const isOff = (path: string) => path.startsWith('/off');

test('returns an unaffected record as it is', () => {
  const record = { list: ['/on', { label: 'On', href: '/on' }], link: { label: 'On', href: '/on' } };
  expect(withoutLinks(record, isOff)).toBe(record);
});

test('removes entries that link to a page that is off', () => {
  const record = {
    related: ['/on', '/off/page'],
    links: [
      { label: 'On', href: '/on' },
      { label: 'Off', href: '/off#part' },
    ],
    cards: [
      { title: 'Off', href: '/off' },
      { title: 'Off by its link', link: { label: 'Off', href: '/off' } },
    ],
    prices: [{ job: 'Off', page: '/off' }],
  };
  expect(withoutLinks(record, isOff)).toEqual({
    related: ['/on'],
    links: [{ label: 'On', href: '/on' }],
    cards: [],
    prices: [],
  });
});

test('replaces a link in a sentence with its label', () => {
  const text = ['See ', { label: 'the other page', href: '/off' }, ' first.'];
  expect(withoutLinks({ text }, isOff)).toEqual({ text: ['See ', 'the other page', ' first.'] });
});

test('removes an entry if all of its links are off', () => {
  const entry = (...links: readonly string[]) => ({ name: 'A', links: links.map((href) => ({ label: 'B', href })) });
  expect(withoutLinks([entry('/off'), entry('/off', '/on'), entry()], isOff)).toEqual([entry('/on'), entry()]);
});

test('removes a link that isn’t what its card is about, and keeps the card', () => {
  expect(withoutLinks({ card: { title: 'A', more: { label: 'More', href: '/off' } } }, isOff)).toEqual({
    card: { title: 'A' },
  });
});

test('removes a figure row that links to a page that is off', () => {
  const figure = {
    figure: 'house',
    rows: { roof: { name: 'Roof', href: '/off' }, wall: { name: 'Wall', href: '/on' } },
  };
  expect(withoutLinks(figure, isOff)).toEqual({ figure: 'house', rows: { wall: { name: 'Wall', href: '/on' } } });
});
