import { leads } from '@/content/crm/leads';
import { leadColumns, newestFirst, nextOrder, sortLeads, type LeadOrder } from './leads-sort';

const sorted = (order: LeadOrder) => sortLeads(leads, order);

test('newestFirst puts the most recent leads first', () => {
  expect(
    sorted(newestFirst)
      .map((lead) => lead.id)
      .slice(0, 3),
  ).toEqual(['L-1001', 'L-1002', 'L-1003']);
});

test.each(leadColumns)('sorts by %s in both directions and keeps every lead', (column) => {
  const up = sorted({ column, direction: 'ascending' });
  const down = sorted({ column, direction: 'descending' });
  expect(new Set(up)).toEqual(new Set(leads));
  expect(new Set(down)).toEqual(new Set(leads));
  expect(up[0]).not.toBe(down[0]);
});

test('sorts status and priority by their meaning, not alphabetically', () => {
  expect(sorted({ column: 'status', direction: 'ascending' })[0]?.status).toBe('new');
  expect(sorted({ column: 'status', direction: 'descending' })[0]?.status).toBe('lost');
  expect(sorted({ column: 'priority', direction: 'ascending' })[0]?.priority).toBe('urgent');
});

test('sorts values as numbers', () => {
  expect(
    sorted({ column: 'estimatedValue', direction: 'descending' })
      .map((lead) => lead.estimatedValue)
      .slice(0, 3),
  ).toEqual([25_300, 17_100, 15_900]);
});

test('puts leads without a follow-up last in both directions', () => {
  for (const direction of ['ascending', 'descending'] as const) {
    const dates = sorted({ column: 'followUpDate', direction }).map((lead) => lead.followUpDate);
    expect(dates.slice(-4)).toEqual([undefined, undefined, undefined, undefined]);
  }
  expect(sorted({ column: 'followUpDate', direction: 'ascending' })[0]?.followUpDate).toBe('2026-02-28');
});

test('nextOrder reverses the same column, and starts another column in its default direction', () => {
  expect(nextOrder(newestFirst, 'createdAt')).toEqual({ column: 'createdAt', direction: 'ascending' });
  expect(nextOrder(newestFirst, 'name')).toEqual({ column: 'name', direction: 'ascending' });
  expect(nextOrder(newestFirst, 'estimatedValue')).toEqual({ column: 'estimatedValue', direction: 'descending' });
});
