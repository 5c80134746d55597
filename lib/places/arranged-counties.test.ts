import { arrangedCounties } from './arranged-counties';

const named = (names: string) => names.split(' ').map((name) => ({ name }));
const namesOf = (counties: readonly { readonly name: string }[]) => counties.map(({ name }) => name).join(' ');

test.each([
  ['the only county is a card', 'Windham', 'Windham', 'Windham', ''],
  ['the shop’s county comes first', 'London Tolland Windham', 'Windham', 'Windham London Tolland', ''],
  [
    'the fourth would be alone, so it is a line',
    'Haven London Tolland Windham',
    'Windham',
    'Windham Haven London',
    'Tolland',
  ],
  ['two in the last row are cards', 'A B C D E', 'A', 'A B C D E', ''],
  ['without a county of its own, the order stays', 'A B', undefined, 'A B', ''],
])('%s', (_, counties, home, cards, lines) => {
  const arranged = arrangedCounties(named(counties), home);
  expect([namesOf(arranged.cards), namesOf(arranged.lines)]).toEqual([cards, lines]);
});
