import { prices } from '@/content/prices';
import type { PriceRange } from '@/lib/prices/price';
import { appointments } from './appointments';
import { automations } from './automations';
import { fixedFigures } from './figures';
import { leads } from './leads';
import { crmSections, findSection } from './sections';
import { leadPriorities, leadStatuses } from '@/lib/crm/types';

const areUnique = (values: readonly string[]) => new Set(values).size === values.length;

test('there are twelve leads, eight appointments and six automations with unique ids', () => {
  expect([leads.length, appointments.length, automations.length]).toEqual([12, 8, 6]);
  expect(areUnique([...leads, ...appointments, ...automations].map((record) => record.id))).toBe(true);
});

test('the leads have every status and every priority', () => {
  expect(new Set(leads.map((lead) => lead.status))).toEqual(new Set(leadStatuses));
  expect(new Set(leads.map((lead) => lead.priority))).toEqual(new Set(leadPriorities));
});

test('every appointment belongs to a lead and takes an hour', () => {
  const ids = leads.map((lead) => lead.id);
  for (const { leadId, duration } of appointments) {
    expect(ids).toContain(leadId);
    expect(duration).toBe(60);
  }
});

test('the phone numbers and email addresses are reserved ones that reach no one', () => {
  for (const { phone, email } of leads) {
    expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
    expect(email).toMatch(/@example\.(com|net|org)$/);
  }
});

const { roofing, siding, windows, gutters, additional } = prices;
/* The work we assume for each lead: the amount and its price. Maintenance plans have no published price. */
const work: Readonly<Record<string, readonly (readonly [amount: number, price: PriceRange])[]>> = {
  'L-1001': [[1, roofing.stormOpening]],
  'L-1002': [[30, roofing.hdz]],
  'L-1003': [
    [110, gutters.aluminum],
    [110, gutters.guards],
  ],
  'L-1004': [[14, windows.doubleHung]],
  'L-1006': [[1, roofing.stormOpening]],
  'L-1007': [[1900, siding.insulated]],
  'L-1008': [
    [30, roofing.titan],
    [150, gutters.aluminum],
  ],
  'L-1009': [[1, additional.siding]],
  'L-1010': [[2200, siding.fiberCement]],
  'L-1011': [[28, roofing.hdz]],
  'L-1012': [[1, windows.bay]],
};

test.each(
  leads.filter(({ id }) => id !== 'L-1005').map((lead) => [lead.id, lead.serviceType, lead.estimatedValue] as const),
)('%s, %s: the value is within our published prices', (id, _service, value) => {
  const sum = (end: 'low' | 'high') =>
    (work[id] ?? []).reduce((total, [amount, price]) => total + amount * price[end], 0);
  expect(value).toBeGreaterThanOrEqual(sum('low'));
  expect(value).toBeLessThanOrEqual(sum('high'));
});

test('the runs of the automations add up to the figure on the dashboard', () => {
  const runs = automations.reduce((sum, automation) => sum + automation.runsCount, 0);
  expect(fixedFigures.automationRuns).toBe(`${runs} runs`);
});

test('an automation has a last run if and only if it has run', () => {
  for (const { runsCount, lastRun } of automations) expect(lastRun === undefined).toBe(runsCount === 0);
});

test('there are seven sections, four of them not built yet', () => {
  expect(crmSections.map((section) => section.key)).toEqual([
    'dashboard',
    'leads',
    'calendar',
    'quotes',
    'projects',
    'automation',
    'settings',
  ]);
  expect(crmSections.filter((section) => 'soon' in section).map((section) => section.name)).toEqual([
    'Calendar',
    'Quotes & Estimates',
    'Project Management',
    'Settings',
  ]);
});

test.each(['', 'reports', 'constructor', 'DASHBOARD'])('the unknown section key %j opens the dashboard', (key) => {
  expect(findSection(key).key).toBe('dashboard');
});
