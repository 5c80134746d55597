import { withoutLinks } from './without-links';

const isOff = (address: string) => address.startsWith('/off');

test('a record in which nothing is off stays the same', () => {
  const record = { list: ['/on', { label: 'On', href: '/on' }], link: { label: 'On', href: '/on' } };
  expect(withoutLinks(record, isOff)).toBe(record);
});

test('what leads to a page that is off goes from its list', () => {
  const record = {
    related: ['/on', '/off/page'],
    links: [
      { label: 'On', href: '/on' },
      { label: 'Off', href: '/off#part' },
    ],
    cards: [
      { title: 'Off', href: '/off' },
      { title: 'On', link: { label: 'Off', href: '/off' } },
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

test('a link in a sentence becomes its words', () => {
  const text = ['See ', { label: 'the other page', href: '/off' }, ' first.'];
  expect(withoutLinks({ text }, isOff)).toEqual({ text: ['See ', 'the other page', ' first.'] });
});

test('an entry goes if all of its links do', () => {
  const entry = (...links: readonly string[]) => ({ name: 'A', links: links.map((href) => ({ label: 'B', href })) });
  expect(withoutLinks([entry('/off'), entry('/off', '/on'), entry()], isOff)).toEqual([entry('/on'), entry()]);
});

test('an optional link goes, and its card stays', () => {
  expect(withoutLinks({ card: { title: 'A', more: { label: 'More', href: '/off' } } }, isOff)).toEqual({
    card: { title: 'A' },
  });
});

test('a row of a figure goes with the page that it leads to', () => {
  const figure = {
    figure: 'house',
    rows: { roof: { name: 'Roof', href: '/off' }, wall: { name: 'Wall', href: '/on' } },
  };
  expect(withoutLinks(figure, isOff)).toEqual({ figure: 'house', rows: { wall: { name: 'Wall', href: '/on' } } });
});
