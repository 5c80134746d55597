import { demoAccess } from '@/content/login';
import { appointments } from './appointments';
import { automations } from './automations';
import { fixedFigures } from './figures';
import { leads } from './leads';
import { crmSections, findSection } from './sections';
import { leadPriorities, leadStatuses } from './types';

const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

test('there are twelve leads, eight appointments and six automations with unique ids', () => {
  expect([leads.length, appointments.length, automations.length]).toEqual([12, 8, 6]);
  expect(isUnique([...leads, ...appointments, ...automations].map((record) => record.id))).toBe(true);
});

test('every status and every priority occurs', () => {
  expect(new Set(leads.map((lead) => lead.status))).toEqual(new Set(leadStatuses));
  expect(new Set(leads.map((lead) => lead.priority))).toEqual(new Set(leadPriorities));
});

test('every appointment belongs to a lead and has a duration', () => {
  const ids = leads.map((lead) => lead.id);
  for (const { leadId, duration } of appointments) {
    expect(ids).toContain(leadId);
    expect(duration).toBe(60);
  }
});

test('phone numbers and email addresses are reserved ones that reach nobody', () => {
  for (const { phone, email } of leads) {
    expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
    expect(email).toMatch(/@example\.(com|net|org)$/);
  }
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

test('the demo username and password are easy to type', () => {
  for (const value of Object.values(demoAccess)) expect(value).toMatch(/^[a-z-]{4,}$/);
});
