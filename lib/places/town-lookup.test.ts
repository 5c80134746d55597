import { counties, elsewhere, unservedCounties, villages } from '@/content/counties';
import { towns } from '@/content/towns';
import { townKey, townLookup } from './town-lookup';

const gazetteer = { served: counties, unserved: unservedCounties, villages, elsewhere };
const lookup = townLookup(gazetteer);

describe('a town in the seven counties', () => {
  test.each(counties.flatMap(({ name, cities }) => cities.map((city) => [city, name] as const)))(
    '%s is served, in %s County',
    (city, county) => {
      expect(lookup.answer(city)).toEqual({
        kind: 'found',
        isGuess: false,
        matchedName: city,
        town: city,
        county,
        isServed: true,
      });
    },
  );
});

test.each(unservedCounties.flatMap(({ cities }) => cities))('%s is found but not served', (city) => {
  expect(lookup.answer(city)).toMatchObject({ kind: 'found', town: city, county: 'Middlesex', isServed: false });
});

describe('spelling', () => {
  test.each([
    ['SOUTHINGTON', 'Southington'],
    ['  southington, ct ', 'Southington'],
    ['Southington, Connecticut', 'Southington'],
    ['Town of Avon', 'Avon'],
    ['W. Hartford', 'West Hartford'],
    ['west-hartford', 'West Hartford'],
    ['westhartford', 'West Hartford'],
    ['No. Haven', 'North Haven'],
    ['So Windsor', 'South Windsor'],
    ['E Lyme', 'East Lyme'],
    ['Chéshire', 'Cheshire'],
    ['Old Saybrook', 'Old Saybrook'],
  ])('%j is read as %s', (written, town) => {
    expect(lookup.answer(written)).toMatchObject({ kind: 'found', isGuess: false, town });
  });

  test.each([
    ['Sothington', 'Southington'],
    ['Sotuhington', 'Southington'],
    ['Glastenbury', 'Glastonbury'],
    ['Torington', 'Torrington'],
    ['Wallinford', 'Wallingford'],
    ['Meridan', 'Meriden'],
    ['Naugatuk', 'Naugatuck'],
    ['Cromwel', 'Cromwell'],
    ['Killingsworth', 'Killingworth'],
  ])('%j is corrected to %s', (written, town) => {
    expect(lookup.answer(written)).toMatchObject({ kind: 'found', isGuess: true, town });
  });

  test('offers towns that are equally close', () => {
    expect(lookup.answer('Est Haven')).toEqual({ kind: 'ambiguous', suggestions: ['West Haven', 'East Haven'] });
  });

  test.each(['Bostonia', 'Springfield', 'Providence', 'zzzz', 'Kxnx'])('%j is not corrected to any town', (written) => {
    expect(lookup.answer(written)).toEqual({ kind: 'unknown' });
  });

  test.each(elsewhere)('%s isn’t corrected to a town of ours, as it would be if we didn’t know it', (place) => {
    expect(townLookup({ ...gazetteer, elsewhere: [] }).answer(place)).not.toEqual({ kind: 'unknown' });
    expect(lookup.answer(place)).toEqual({ kind: 'unknown' });
  });

  test('a typo of a place elsewhere isn’t corrected to a town of ours', () => {
    expect(lookup.answer('Bostan, MA')).toEqual({ kind: 'unknown' });
  });

  test.each(['06033', '06033-1234', ' 6033 ', '06033 1234'])('%j is a ZIP code', (written) => {
    expect(lookup.answer(written)).toEqual({ kind: 'zip' });
  });

  test('a town with its ZIP code is found', () => {
    expect(lookup.answer('Glastonbury 06033')).toMatchObject({ town: 'Glastonbury', isGuess: false });
  });

  test.each(['', '   ', '. , '])('%j has no answer', (written) => {
    expect(lookup.answer(written)).toEqual({ kind: 'empty' });
  });
});

test('a village is found with its town', () => {
  expect(lookup.answer('Storrs')).toMatchObject({
    matchedName: 'Storrs',
    town: 'Mansfield',
    county: 'Tolland',
    isServed: true,
  });
  expect(lookup.answer('Ivoryton')).toMatchObject({ matchedName: 'Ivoryton', town: 'Essex', isServed: false });
});

test('every village belongs to a town that exists', () => {
  for (const village of Object.keys(villages))
    expect(lookup.answer(village)).toMatchObject({ kind: 'found', matchedName: village });
});

test('tells whether a text may be the start of a longer town name', () => {
  expect(lookup.mayContinue('South')).toBe(true);
  expect(lookup.mayContinue('Hartford')).toBe(false);
  expect(lookup.mayContinue('Sotu')).toBe(false);
  expect(lookup.mayContinue('0603')).toBe(true);
  expect(lookup.mayContinue('06033')).toBe(false);
});

test('no two towns have the same key', () => {
  const all = [...counties, ...unservedCounties].flatMap(({ cities }) => cities);
  expect(new Set(all.map(townKey)).size).toBe(all.length);
  expect(all).toHaveLength(169);
});

test('the thirty towns are in the county that lists them', () => {
  expect(towns).toHaveLength(30);
  for (const { name, county } of towns) expect(lookup.answer(name)).toMatchObject({ town: name, county });
});
