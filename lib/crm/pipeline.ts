import { leadStatuses, type Lead, type LeadStatus } from './types';

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

export interface PipelineStep {
  readonly status: LeadStatus;
  readonly count: number;
  readonly value: number;
  /** Percent of the highest value of any status, rounded. */
  readonly relativeValue: number;
}

export function pipelineByStatus(leads: readonly Lead[]): readonly PipelineStep[] {
  const steps = leadStatuses.map((status) => {
    const here = leads.filter((lead) => lead.status === status);
    return { status, count: here.length, value: here.reduce((sum, lead) => sum + lead.estimatedValue, 0) };
  });
  const highestValue = Math.max(...steps.map((step) => step.value));
  return steps.map((step) => ({
    ...step,
    relativeValue: highestValue > 0 ? Math.round((step.value / highestValue) * 100) : 0,
  }));
}
