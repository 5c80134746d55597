import { leads } from '@/content/crm/leads';
import { repeatLeads, sampleSize } from './leads-sample-size';

test.each([
  [null, 12],
  ['', 12],
  ['many', 12],
  ['-5', 12],
  ['1e9', 12],
  ['3', 12],
  ['10000', 10_000],
  ['999999', 50_000],
])('a stored size of %j means %i leads', (stored, size) => {
  expect(sampleSize(stored, 12)).toBe(size);
});

test('the original leads are unchanged', () => {
  expect(repeatLeads(leads, 12)).toBe(leads);
  expect(repeatLeads(leads, 30).slice(0, 12)).toEqual(leads);
});

test('every repeated lead has a unique id', () => {
  const many = repeatLeads(leads, 1000);
  expect(many).toHaveLength(1000);
  expect(new Set(many.map((lead) => lead.id)).size).toBe(1000);
});
