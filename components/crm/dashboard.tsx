import { useMemo } from 'react';
import { fixedFigures } from '@/content/crm/figures';
import type { CrmRecords, LeadStatus } from '@/lib/crm/types';
import { officeDay, printNearTime, type OfficeTime } from '@/lib/calendar/office-time';
import { leadsToCall } from '@/content/crm/calls';
import { recentLeads, upcomingVisits } from '@/lib/crm/leads';
import { formatDollars } from '@/lib/dollars';
import { pipelineByStatus, pipelineFigures } from '@/lib/crm/pipeline';
import { from } from '@/lib/breakpoints';
import { CallList } from './call-list';
import { PipelineChart } from './pipeline-chart';
import { RecentLeads } from './recent-leads';
import { StatBand } from './stat-band';
import type { LeadListName } from './use-open-lead';
import { useMediaQuery } from './use-media-query';
import { VisitList } from './visit-list';

export const recentCount = 5;

interface DashboardProps {
  readonly records: CrmRecords;
  readonly now: OfficeTime;
  readonly onOpenLead: (id: string, list: LeadListName) => void;
  readonly onShowLeads: (status: LeadStatus | 'all') => void;
}

export function Dashboard({
  records: { leads, appointments, automations },
  now,
  onOpenLead,
  onShowLeads,
}: DashboardProps) {
  const isWide = useMediaQuery(from('sm'));
  const today = officeDay(now);
  const figures = useMemo(() => pipelineFigures(leads), [leads]);
  const steps = useMemo(() => pipelineByStatus(leads), [leads]);
  const calls = useMemo(() => leadsToCall(leads, today), [leads, today]);
  const recent = useMemo(() => recentLeads(leads, recentCount), [leads]);
  const upcoming = upcomingVisits(appointments, now);
  const [nextVisit] = upcoming.visits;
  const newToCall = calls.filter((lead) => lead.status === 'new').length;

  /** The trends describe the sample leads, so they disappear once an owner deletes the samples. */
  const trend = (note: string) => (leads.length > 0 ? { note, isSample: true } : { note: '' });

  const figuresBand = (
    <StatBand
      stats={[
        { label: 'Total leads', value: String(figures.total), ...trend(fixedFigures.totalLeadsTrend) },
        {
          label: 'New leads',
          value: String(figures.newLeads),
          note: newToCall === 1 ? '1 of them needs a call' : `${newToCall} of them need a call`,
        },
        {
          label: 'Pipeline value',
          value: formatDollars(figures.value),
          note: `All ${figures.total} leads, won and lost included`,
          isMain: true,
        },
        { label: 'Conversion rate', value: figures.conversion, ...trend(fixedFigures.conversionTrend) },
        {
          label: 'Upcoming appointments',
          value: String(upcoming.scheduled),
          note: `Scheduled. ${upcoming.confirmed} more ${upcoming.confirmed === 1 ? 'is' : 'are'} confirmed.${nextVisit ? ` Next: ${printNearTime(nextVisit.date, today)}` : ''}`,
        },
      ]}
    />
  );
  const callList = <CallList leads={calls} today={today} onOpenLead={(id) => onOpenLead(id, 'calls')} />;

  return (
    <>
      {/* On phones, calls come first. */}
      {isWide ? null : <div className="mb-8.5">{callList}</div>}
      {figuresBand}
      <div className="grid gap-x-8 gap-y-9 max-3xl:grid-cols-1 3xl:grid-cols-[minmax(0,1fr)_310px] 3xl:grid-rows-[1fr_auto]">
        <div className="grid min-w-0 grid-cols-1 gap-y-9 sm:grid-rows-[auto_1fr]">
          {isWide ? callList : null}
          <PipelineChart steps={steps} onShowLeads={onShowLeads} />
        </div>
        <div className="min-w-0 3xl:row-span-2">
          <VisitList
            visits={upcoming.visits}
            leads={leads}
            today={today}
            onOpenLead={(id) => onOpenLead(id, 'visits')}
          />
        </div>
        {automations.length > 0 ? (
          <section aria-labelledby="automation-figures" className="min-w-0">
            <h2 id="automation-figures" className="mb-2 flex min-h-11 items-center text-h4">
              Automation
            </h2>
            <dl className="grid gap-x-8 border-t border-rule-strong sm:grid-cols-3">
              {(
                [
                  ['Runs', fixedFigures.automationRuns],
                  ['Time saved', fixedFigures.timeSaved],
                  ['Success rate', fixedFigures.successRate],
                ] as const
              ).map(([label, value]) => (
                <div
                  key={label}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule py-2"
                >
                  <dt>{label}</dt>
                  <dd className="font-serif text-h4 font-bold">{value}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-2 text-small text-ink-2">Sample figures. They don’t change.</p>
          </section>
        ) : null}
        {/* Spans both columns, so that the narrow one isn't empty beside the table. */}
        <div className="min-w-0 3xl:col-span-2">
          <RecentLeads
            leads={recent}
            today={today}
            onOpenLead={(id) => onOpenLead(id, 'recent')}
            onShowAll={() => onShowLeads('all')}
          />
        </div>
      </div>
    </>
  );
}
