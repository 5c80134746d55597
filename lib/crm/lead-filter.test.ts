import fc from 'fast-check';
import { leads } from '@/content/crm/leads';
import { leadPriorities, leadStatuses, type Lead } from './types';
import { callState } from '@/content/crm/calls';
import { asDay } from '@/lib/calendar/day';
import { anyText } from '@/testing/any-text';
import {
  emptyFilter,
  describeFilter,
  isFiltering,
  filterLeads,
  quickFilterName,
  toggleQuickFilter,
  type LeadFilter,
} from './lead-filter';

const monday = asDay('2026-03-02');
const callOf = (lead: Lead) => callState(lead, monday);

function find(filter: Partial<LeadFilter>): string[] {
  return filterLeads(leads, { ...emptyFilter, ...filter }, callOf).shown.map(({ id }) => id);
}

test('an empty filter matches every lead', () => {
  expect(find({})).toHaveLength(12);
  expect(find({ search: '   ' })).toHaveLength(12);
  expect(isFiltering({ ...emptyFilter, search: '  ' })).toBe(false);
});

test.each([
  ['name', 'Reyes', ['L-1002']],
  ['part of a name', 'kowal', ['L-1001']],
  ['email', 'rachel.lindqvist@example.net', ['L-1007']],
  ['part of an email', '@example.org', ['L-1004', 'L-1009']],
  ['service', 'Roof Replacement', ['L-1002', 'L-1011']],
  ['phone as written', '(860) 555-0103', ['L-1001']],
  ['a name in capitals', 'MARISOL', ['L-1002']],
  ['a name with accents that it lacks', 'Márisol Réyes', ['L-1002']],
  ['a name with a typographic apostrophe', 'O’Rourke', ['L-1003']],
  ['a name with an accent for its apostrophe', 'O´Rourke', ['L-1003']],
  ['a name without its apostrophe', 'orourke', ['L-1003']],
  ['a name with letters of another language', 'Kowałczyk', ['L-1001']],
  ['words in another order', 'whitfield marcus', ['L-1008']],
  ['words from two fields', 'window priya', ['L-1004']],
  ['a name with spaces around it', '  sedgwick ', ['L-1009']],
  ['phone without punctuation', '8605550103', ['L-1001']],
  ['phone with dots', '860.555.0103', ['L-1001']],
  ['phone with the country code', '+1 860 555 0103', ['L-1001']],
  ['phone with a leading one', '1-860-555-0103', ['L-1001']],
  ['the first digits after a leading one', '1-860', ['L-1001', 'L-1002', 'L-1004', 'L-1005', 'L-1007', 'L-1009']],
  ['the country code alone', '+1', leads.map(({ id }) => id)],
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
  ['an unknown word', 'zzzz'],
  ['one known and one unknown word', 'Reyes zzzz'],
  ['another phone', '8605559999'],
])('finds no lead by %s', (_, search) => {
  expect(find({ search })).toEqual([]);
});

test('finds accented names when typed without accents', () => {
  const accented = leads.slice(0, 1).map((lead) => ({ ...lead, name: 'Zoë Núñez' }));
  expect(filterLeads(accented, { ...emptyFilter, search: 'zoe nunez' }, callOf).shown).toHaveLength(1);
});

describe('search, status and priority', () => {
  test.each(leadStatuses)('status %s matches exactly its leads', (status) => {
    expect(find({ status })).toEqual(leads.filter((lead) => lead.status === status).map((lead) => lead.id));
  });

  test.each(leadPriorities)('priority %s matches exactly its leads', (priority) => {
    expect(find({ priority })).toEqual(leads.filter((lead) => lead.priority === priority).map((lead) => lead.id));
  });

  test.each([
    [{ status: 'contacted', priority: 'urgent' }, ['L-1001']],
    [{ status: 'new', priority: 'low' }, []],
    [{ search: 'roof', status: 'new' }, ['L-1002']],
    [{ search: 'roof', priority: 'high' }, ['L-1002', 'L-1011']],
    [{ search: 'roof', status: 'won', priority: 'high' }, ['L-1011']],
    [{ search: 'roof', status: 'won', priority: 'urgent' }, []],
  ] as const)('%j matches %j', (filter, expected) => {
    expect(find(filter)).toEqual(expected);
  });
});

test('no search text throws, and adding a search to a status never adds leads', () => {
  fc.assert(
    fc.property(anyText(), fc.constantFrom('all', ...leadStatuses), (search, status) => {
      expect(find({ search, status }).length).toBeLessThanOrEqual(find({ status }).length);
    }),
  );
});

describe('the quick filters', () => {
  test.each([
    [['due'], ['L-1001', 'L-1002', 'L-1006', 'L-1009']],
    [['overdue'], ['L-1004', 'L-1008']],
    [
      ['due', 'overdue'],
      ['L-1001', 'L-1002', 'L-1004', 'L-1006', 'L-1008', 'L-1009'],
    ],
    [['new'], ['L-1002', 'L-1003']],
    [['storm'], ['L-1001', 'L-1006']],
    [['due', 'new'], ['L-1002']],
    [
      ['due', 'overdue', 'storm'],
      ['L-1001', 'L-1006'],
    ],
    [['new', 'storm'], []],
  ] as const)('%j show %j', (quick, expected) => {
    expect(find({ quick })).toEqual(expected);
  });

  test('combine with the search, the status and the priority', () => {
    expect(find({ quick: ['due'], search: 'roof', status: 'contacted', priority: 'urgent' })).toEqual(['L-1001']);
  });

  test('each count the leads that also match the search, the status and the priority', () => {
    const counts = (filter: Partial<LeadFilter>) => filterLeads(leads, { ...emptyFilter, ...filter }, callOf).counts;
    expect(counts({})).toEqual({ due: 4, overdue: 2, new: 2, storm: 2 });
    expect(counts({ quick: ['overdue'] })).toEqual({ due: 4, overdue: 2, new: 2, storm: 2 });
    expect(counts({ search: 'roof' })).toEqual({ due: 2, overdue: 0, new: 1, storm: 1 });
    expect(counts({ status: 'won' })).toEqual({ due: 0, overdue: 0, new: 0, storm: 0 });
  });

  test.each([
    ['Storm Windows', false],
    ['a storm door', false],
    ['storm-window tracks', false],
    ['storms', true],
    ['After the storm: windows broken', true],
    ['Brainstorm', false],
  ])('a lead with the notes “%s” is about a storm: %s', (notes, isAboutStorm) => {
    const noted = leads.slice(2, 3).map((lead) => ({ ...lead, notes }));
    expect(filterLeads(noted, emptyFilter, callOf).counts.storm).toBe(Number(isAboutStorm));
  });

  test('can be toggled, and stay in the order of the buttons', () => {
    const both = toggleQuickFilter(toggleQuickFilter(emptyFilter, 'storm'), 'due');
    expect(both.quick).toEqual(['due', 'storm']);
    expect(isFiltering(both)).toBe(true);
    expect(toggleQuickFilter(toggleQuickFilter(both, 'due'), 'storm')).toEqual(emptyFilter);
  });

  test('name the day of the calls that are due', () => {
    expect(quickFilterName('due', 'today')).toBe('Due today');
    expect(quickFilterName('due', 'Monday')).toBe('Due Monday');
  });
});

test.each([
  [{}, ''],
  [{ search: '  ' }, ''],
  [{ quick: ['due', 'overdue', 'new', 'storm'] }, 'due today or overdue, new, about a storm'],
  [
    { quick: ['overdue'], status: 'quoted', priority: 'low', search: ' siding ' },
    'overdue, status quoted, priority low, matching “siding”',
  ],
] as const)('%j is described as “%s”', (filter, words) => {
  expect(describeFilter({ ...emptyFilter, ...filter }, 'today')).toBe(words);
});
