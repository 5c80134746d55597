import { leads } from '@/content/crm/leads';
import { leadsCsv } from './leads-csv';

test('writes a heading row and one row per lead, in the given order', () => {
  const lines = leadsCsv(leads.slice(0, 2).toReversed()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe(
    '\ufeffID,Name,Email,Phone,Address,Service,Source,Status,Priority,Estimated value (USD),Received,Updated,Follow up,Tags,Notes',
  );
  expect(lines[1]).toContain(
    'L-1002,Marisol Reyes,marisol.reyes@example.com,(860) 555-0118,"48 Hollow Brook Road, Bristol, CT 06010",',
  );
  expect(lines[1]).toContain(',12600,');
});

test('escapes text that would run as a formula in a spreadsheet', () => {
  const hostile = leads.slice(0, 1).map((lead) => ({ ...lead, name: '=cmd|calc', notes: '@SUM(1)', tags: ['-1+1'] }));
  const csv = leadsCsv(hostile);
  expect(csv).toContain(",'=cmd|calc,");
  expect(csv).toContain(",'-1+1,'@SUM(1)");
});
