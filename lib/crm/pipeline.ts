import { leadStatuses, type Lead } from './types';

export function pipelineFigures(leads: readonly Lead[]) {
  const won = leads.filter((lead) => lead.status === 'won').length;
  return {
    total: leads.length,
    newLeads: leads.filter((lead) => lead.status === 'new').length,
    /** US dollars, including won and lost leads. */
    value: leads.reduce((sum, lead) => sum + lead.estimatedValue, 0),
    conversion: `${(leads.length === 0 ? 0 : (won / leads.length) * 100).toFixed(1)}%`,
  };
}

export type PipelineStep = ReturnType<typeof pipelineByStatus>[number];

export function pipelineByStatus(leads: readonly Lead[]) {
  const steps = leadStatuses.map((status) => {
    const here = leads.filter((lead) => lead.status === status);
    return { status, count: here.length, value: here.reduce((sum, lead) => sum + lead.estimatedValue, 0) };
  });
  const highestValue = Math.max(...steps.map((step) => step.value));
  return steps.map((step) => ({
    ...step,
    /** Percent of the highest value of any status, rounded. */
    relativeValue: highestValue > 0 ? Math.round((step.value / highestValue) * 100) : 0,
  }));
}
