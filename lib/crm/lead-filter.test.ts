import fc from 'fast-check';
import { leads } from '@/content/crm/leads';
import { leadPriorities, leadStatuses } from '@/content/crm/types';
import { emptyFilter, isFiltering, leadMatcher, searchable, type LeadFilter } from './lead-filter';

const entries = leads.map(searchable);

function find(filter: Partial<LeadFilter>): string[] {
  return entries.filter(leadMatcher({ ...emptyFilter, ...filter })).map((entry) => entry.lead.id);
}

test('an empty filter matches every lead', () => {
  expect(find({})).toHaveLength(12);
  expect(find({ search: '   ' })).toHaveLength(12);
  expect(isFiltering({ ...emptyFilter, search: '  ' })).toBe(false);
});

test.each([
  ['name', 'Reyes', ['L-1002']],
  ['part of a name', 'kowal', ['L-1001']],
  ['e-mail', 'rachel.lindqvist@example.net', ['L-1007']],
  ['part of an e-mail', '@example.org', ['L-1004', 'L-1009']],
  ['service', 'Roof Replacement', ['L-1002', 'L-1011']],
  ['phone as written', '(860) 555-0103', ['L-1001']],
  ['case', 'MARISOL', ['L-1002']],
  ['accents that are not there', 'Márisol Réyes', ['L-1002']],
  ['a typographic apostrophe', 'O’Rourke', ['L-1003']],
  ['no apostrophe', 'orourke', ['L-1003']],
  ['words in another order', 'whitfield marcus', ['L-1008']],
  ['words of two fields', 'window priya', ['L-1004']],
  ['blanks around', '  sedgwick ', ['L-1009']],
  ['phone without punctuation', '8605550103', ['L-1001']],
  ['phone with dots', '860.555.0103', ['L-1001']],
  ['phone with the country', '+1 860 555 0103', ['L-1001']],
  ['phone with a leading one', '1-860-555-0103', ['L-1001']],
  ['the end of a phone', '0103', ['L-1001']],
  ['an area code', '(203)', ['L-1003', 'L-1006', 'L-1008', 'L-1010', 'L-1011', 'L-1012']],
])('finds leads by %s: %j', (_, search, expected) => {
  expect(find({ search })).toEqual(expected);
});

test.each([
  ['notes', 'granules'],
  ['address', 'Quarry Lane'],
  ['tags', 'lead-safe'],
  ['source', 'Google Ads'],
  ['nothing', 'zzzz'],
  ['half of it', 'Reyes zzzz'],
  ['another phone', '8605559999'],
])('finds no lead by %s', (_, search) => {
  expect(find({ search })).toEqual([]);
});

test('finds accented names when typed without accents', () => {
  const accented = leads.slice(0, 1).map((lead) => searchable({ ...lead, name: 'Zoë Núñez' }));
  expect(accented.filter(leadMatcher({ ...emptyFilter, search: 'zoe nunez' }))).toHaveLength(1);
});

describe('search, status and priority combine', () => {
  test.each(leadStatuses)('status %s matches exactly its leads', (status) => {
    expect(find({ status })).toEqual(leads.filter((lead) => lead.status === status).map((lead) => lead.id));
  });

  test.each(leadPriorities)('priority %s matches exactly its leads', (priority) => {
    expect(find({ priority })).toEqual(leads.filter((lead) => lead.priority === priority).map((lead) => lead.id));
  });

  test.each([
    [{ status: 'new', priority: 'urgent' }, ['L-1001']],
    [{ status: 'new', priority: 'low' }, []],
    [{ search: 'roof', status: 'new' }, ['L-1001', 'L-1002']],
    [{ search: 'roof', priority: 'high' }, ['L-1002', 'L-1011']],
    [{ search: 'roof', status: 'won', priority: 'high' }, ['L-1011']],
    [{ search: 'roof', status: 'won', priority: 'urgent' }, []],
  ] as const)('%j matches %j', (filter, expected) => {
    expect(find(filter)).toEqual(expected);
  });
});

test('no search text throws, and filtering never adds leads', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('all', ...leadStatuses), (search, status) => {
      expect(find({ search, status }).length).toBeLessThanOrEqual(find({ status }).length);
    }),
  );
});
