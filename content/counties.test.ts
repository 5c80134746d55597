import { counties, countyCard, countyOf, unservedCounties } from './counties';

test('the seven counties we serve are in order', () => {
  expect(counties.map(({ name }) => name)).toEqual([
    'Hartford',
    'Litchfield',
    'New Haven',
    'Fairfield',
    'New London',
    'Tolland',
    'Windham',
  ]);
});

test.each([
  ['Hartford', 25],
  ['Litchfield', 22],
  ['New Haven', 23],
  ['Fairfield', 19],
  ['New London', 17],
  ['Tolland', 9],
])('the card of %s County lists four cities and counts %i more', (name, more) => {
  const county = counties.find((each) => each.name === name);
  if (!county) throw new Error(name);
  const { shown, rest } = countyCard(county);
  expect(shown).toEqual(county.cities.slice(0, 4));
  expect(rest).toHaveLength(more);
});

test('a county with five cities has only the fifth left over', () => {
  const short = {
    name: 'Tolland',
    isServed: true,
    color: '#000',
    population: '',
    cities: ['Vernon', 'Mansfield', 'Ellington', 'Tolland', 'Union'],
  };
  expect(countyCard(short)).toEqual({ shown: short.cities.slice(0, 4), rest: ['Union'] });
});

test('the lists contain all 169 towns of the state, each once', () => {
  const all = [...counties, ...unservedCounties].flatMap(({ cities }) => cities);
  expect(all).toHaveLength(169);
  expect(new Set(all).size).toBe(169);
});

test.each([
  ['Southington', 'Hartford'],
  ['Old Saybrook', 'Middlesex'],
  ['Niantic', 'New London'],
])('%s is in %s County', (place, county) => {
  expect(countyOf(place)?.name).toBe(county);
});

test('a town of another state is in none of the counties', () => {
  expect(countyOf('Boston')).toBeUndefined();
});
