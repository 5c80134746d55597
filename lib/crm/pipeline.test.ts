import { leads } from '@/content/crm/leads';
import { leadStatuses } from './types';
import { pipelineByStatus, pipelineFigures } from './pipeline';

test('computes the dashboard’s figures from the sample', () => {
  expect(pipelineFigures(leads)).toEqual({
    total: 12,
    newLeads: 2,
    value: 108_890,
    conversion: '16.7%',
  });
});

test('does not divide by zero without leads', () => {
  expect(pipelineFigures([])).toMatchObject({ total: 0, value: 0, conversion: '0.0%' });
});

test.each([
  [1, 3, '33.3%'],
  [3, 3, '100.0%'],
  [0, 3, '0.0%'],
  [1, 8, '12.5%'],
])('%i won of %i is a conversion rate of %s', (won, total, conversion) => {
  const closed = leads
    .slice(0, total)
    .map((lead, index) => ({ ...lead, status: index < won ? ('won' as const) : ('lost' as const) }));
  expect(pipelineFigures(closed).conversion).toBe(conversion);
});

test('lists the steps in pipeline order, and they add up to the totals', () => {
  const steps = pipelineByStatus(leads);
  expect(steps.map((step) => step.status)).toEqual(leadStatuses);
  expect(steps.reduce((sum, step) => sum + step.count, 0)).toBe(12);
  expect(steps.reduce((sum, step) => sum + step.value, 0)).toBe(108_890);
});

test('scales the steps to the most valuable one', () => {
  const steps = pipelineByStatus(leads);
  expect(steps.find((step) => step.status === 'won')).toEqual({
    status: 'won',
    count: 2,
    value: 37_340,
    relativeValue: 100,
  });
  expect(steps.find((step) => step.status === 'lost')).toEqual({
    status: 'lost',
    count: 1,
    value: 3400,
    relativeValue: 9,
  });
  expect(pipelineByStatus([]).every((step) => step.relativeValue === 0)).toBe(true);
});
