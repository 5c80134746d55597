'use client';

import clsx from 'clsx';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { company } from '@/content/company';
import { appointments } from '@/content/crm/appointments';
import { automations } from '@/content/crm/automations';
import { callState, leadsToCall } from '@/content/crm/calls';
import { leads } from '@/content/crm/leads';
import { findSection, type CrmSectionKey } from '@/content/crm/sections';
import type { CrmRecords, LeadStatus } from '@/lib/crm/types';
import { printDay } from '@/lib/calendar/day';
import { officeDay } from '@/lib/calendar/office-time';
import { emptyFilter, filterLeads, type LeadFilter } from '@/lib/crm/lead-filter';
import { recentLeads, upcomingVisits } from '@/lib/crm/leads';
import { newestFirst, sortLeads, type LeadOrder } from '@/lib/crm/leads-sort';
import { moveDates } from '@/lib/crm/sample-dates';
import { AutomationScreen } from './automation-screen';
import { ComingSoon } from './coming-soon';
import { CrmMenu } from './crm-menu';
import { CrmTopBar } from './crm-top-bar';
import { Dashboard, recentCount } from './dashboard';
import { DaySheet } from './day-sheet';
import { LeadDialog } from './lead-dialog';
import { LeadListSheet } from './lead-list-sheet';
import { LeadSheet } from './lead-sheet';
import { LeadsScreen } from './leads-screen';
import { useIsPrinting } from './use-is-printing';
import { useOfficeClock } from './use-office-clock';
import { useOpenLead, type LeadListName } from './use-open-lead';

/* A server would provide these. */
const sampleRecords: CrmRecords = { leads, appointments, automations };

type Screens = Partial<Record<CrmSectionKey, ReactElement>>;

type CrmAppProps = { readonly records?: CrmRecords; readonly initialSection?: string };

export function CrmApp({ records: sourceRecords = sampleRecords, initialSection = 'dashboard' }: CrmAppProps) {
  const [section, setSection] = useState(() => findSection(initialSection));
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [filter, setFilter] = useState<LeadFilter>(emptyFilter);
  const [order, setOrder] = useState<LeadOrder>(newestFirst);
  // Ids of the automations whose switch differs from the records.
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);

  const now = useOfficeClock();
  const today = officeDay(now);
  const records = useMemo(() => moveDates(company.hours.openDays, sourceRecords, today), [sourceRecords, today]);
  const filtered = filterLeads(sortLeads(records.leads, order), filter, (lead) => callState(lead, today));
  const isPrinting = useIsPrinting();

  // Moves the focus to the heading of a newly chosen section. The first section doesn't take the focus.
  const lastSection = useRef(section.key);
  useEffect(() => {
    if (lastSection.current === section.key) return;
    lastSection.current = section.key;
    heading.current?.focus({ preventScroll: true });
  }, [section.key]);

  const choose = useCallback((key: CrmSectionKey) => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    setSection(findSection(key));
    setIsMenuOpen(false);
  }, []);

  const idsOf = (list: LeadListName): readonly string[] => {
    if (list === 'shown') return filtered.shown.map(({ id }) => id);
    if (list === 'calls') return leadsToCall(records.leads, today).map(({ id }) => id);
    if (list === 'recent') return recentLeads(records.leads, recentCount).map(({ id }) => id);
    return [...new Set(upcomingVisits(records.appointments, now).visits.map(({ leadId }) => leadId))];
  };
  const { openId, ids, openLead, closeLead, step } = useOpenLead(idsOf);
  const openShown = useCallback((id: string) => openLead(id, 'shown'), [openLead]);

  function showLeads(status: LeadStatus | 'all') {
    setFilter({ ...emptyFilter, status });
    choose('leads');
  }

  function toggleAutomation(id: string) {
    setToggled((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }

  const lead = records.leads.find(({ id }) => id === openId) ?? null;
  // Printed instead of the section. A section without a sheet prints as it is.
  const sheets: Screens = {
    dashboard: <DaySheet records={records} now={now} />,
    leads: <LeadListSheet leads={filtered.shown} total={records.leads.length} filter={filter} today={today} />,
  };
  const sheet = lead ? <LeadSheet lead={lead} appointments={records.appointments} /> : sheets[section.key];
  const screens: Screens = {
    dashboard: <Dashboard records={records} now={now} onOpenLead={openLead} onShowLeads={showLeads} />,
    leads: (
      <LeadsScreen
        total={records.leads.length}
        filtered={filtered}
        today={today}
        filter={filter}
        onFilter={setFilter}
        order={order}
        onOrder={setOrder}
        onOpenLead={openShown}
      />
    ),
    automation: (
      <AutomationScreen automations={records.automations} toggled={toggled} today={today} onToggle={toggleAutomation} />
    ),
  };

  return (
    <>
      {isPrinting ? sheet : null}
      <div
        data-staff
        className={clsx(
          'crm-office bg-office lg:grid lg:grid-cols-[264px_minmax(0,1fr)] print:block',
          sheet && 'print:hidden',
        )}
      >
        <div className="bg-slate max-lg:hidden print:hidden">
          <div className="sticky top-(--header-scrolled) flex h-[calc(100dvh-var(--header))] flex-col overflow-y-auto">
            <CrmMenu current={section.key} onChoose={choose} />
          </div>
        </div>
        <div className="min-w-0">
          <CrmTopBar section={section} isMenuOpen={isMenuOpen} onToggleMenu={setIsMenuOpen} onChoose={choose} />
          <div className="max-w-375 px-office pt-3 pb-16 lg:min-h-[calc(100dvh-var(--header))] lg:pt-6">
            <div className="mb-3 flex flex-wrap items-baseline gap-x-5.5 gap-y-1.5 lg:mb-5">
              {/* Below `lg`, the office's bar shows the name. */}
              <h1 ref={heading} tabIndex={-1} className="text-display leading-tight outline-none max-lg:sr-only">
                {section.heading}
              </h1>
              <p className="text-ink-2">{printDay(today, 'without-year')}</p>
              <p className="flex items-center gap-2 rounded-sm bg-linen px-3 py-1 text-small font-semibold lg:ml-auto">
                <span aria-hidden="true" className="h-2.5 w-4 flex-none bg-copper clip-wedge" />
                <span>Sample data. Changes are not saved.</span>
              </p>
            </div>
            {screens[section.key] ?? <ComingSoon text={section.soon ?? ''} onBack={() => choose('dashboard')} />}
          </div>
        </div>
        <LeadDialog
          lead={lead}
          appointments={records.appointments}
          today={today}
          position={lead ? ids.indexOf(lead.id) + 1 : 0}
          total={ids.length}
          onStep={step}
          onClose={closeLead}
        />
      </div>
    </>
  );
}
