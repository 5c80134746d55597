'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { findSection, type CrmSectionKey } from '@/content/crm/sections';
import type { LeadStatus } from '@/content/crm/types';
import { officeDay } from '@/lib/calendar/office-time';
import { printDay } from '@/lib/calendar/print-day';
import { emptyFilter, type LeadFilter } from '@/lib/crm/lead-filter';
import { newestFirst, type LeadOrder } from '@/lib/crm/leads-sort';
import { moveRecords } from '@/lib/crm/sample-dates';
import { AutomationScreen } from './automation-screen';
import { ComingSoon } from './coming-soon';
import { CrmMenu } from './crm-menu';
import { CrmTopBar } from './crm-top-bar';
import { Dashboard } from './dashboard';
import { LeadDialog } from './lead-dialog';
import { LeadsScreen } from './leads-screen';
import { loadRecords } from './load-records';
import { useOfficeClock } from './use-office-clock';

interface CrmAppProps {
  /** The key of the section to open first. An unknown key opens the dashboard. */
  readonly initialSection?: string;
}

/**
 * The CRM: a menu, one section at a time, and a dialog for the open lead. The section, the search and the switched
 * automations are in-memory state; nothing is saved.
 */
export function CrmApp({ initialSection = 'dashboard' }: CrmAppProps) {
  const [section, setSection] = useState(() => findSection(initialSection));
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [filter, setFilter] = useState<LeadFilter>(emptyFilter);
  const [order, setOrder] = useState<LeadOrder>(newestFirst);
  const [openLeadId, setOpenLeadId] = useState<string | null>(null);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);

  const now = useOfficeClock();
  const today = officeDay(now);
  const [loaded] = useState(loadRecords);
  const records = useMemo(() => moveRecords(loaded, today), [loaded, today]);

  // After a change of section, move the focus to its heading and scroll to the top.
  const shown = useRef(section.key);
  useEffect(() => {
    if (shown.current === section.key) return;
    shown.current = section.key;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [section.key]);

  const choose = useCallback((key: CrmSectionKey) => {
    setSection(findSection(key));
    setIsMenuOpen(false);
  }, []);
  const closeMenu = useCallback(() => setIsMenuOpen(false), []);
  const closeLead = useCallback(() => setOpenLeadId(null), []);

  const showStatus = useCallback(
    (status: LeadStatus | 'all') => {
      setFilter({ ...emptyFilter, status });
      choose('leads');
    },
    [choose],
  );

  const toggleAutomation = useCallback((id: string) => {
    setToggled((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);

  const openLead = records.leads.find((lead) => lead.id === openLeadId) ?? null;

  return (
    <div data-staff className="bg-office lg:grid lg:grid-cols-[264px_minmax(0,1fr)]">
      <div className="bg-slate max-lg:hidden">
        <div className="sticky top-(--header-scrolled) flex h-[calc(100dvh-var(--header))] flex-col overflow-y-auto">
          <CrmMenu current={section.key} onChoose={choose} />
        </div>
      </div>
      <div className="min-w-0">
        <CrmTopBar
          section={section}
          isMenuOpen={isMenuOpen}
          onOpen={() => setIsMenuOpen(true)}
          onClose={closeMenu}
          onChoose={choose}
        />
        <div className="max-w-375 px-office pt-6 pb-16 lg:min-h-[calc(100dvh-var(--header))]">
          <div className="mb-5 flex flex-wrap items-baseline gap-x-5.5 gap-y-1.5">
            <h1 ref={heading} tabIndex={-1} className="text-display leading-tight outline-none">
              {section.heading}
            </h1>
            <p className="text-ink-2">{printDay(today, 'without-year')}</p>
            <p className="flex items-center gap-2 rounded-sm bg-linen px-3 py-1 text-small font-semibold lg:ml-auto">
              <span aria-hidden="true" className="h-2.5 w-4 flex-none bg-copper clip-wedge" />
              Sample data. Changes are not saved.
            </p>
          </div>
          {section.key === 'dashboard' ? (
            <Dashboard records={records} now={now} onOpenLead={setOpenLeadId} onShowStatus={showStatus} />
          ) : section.key === 'leads' ? (
            <LeadsScreen
              leads={records.leads}
              today={today}
              filter={filter}
              onFilter={setFilter}
              order={order}
              onOrder={setOrder}
              onOpenLead={setOpenLeadId}
            />
          ) : section.key === 'automation' ? (
            <AutomationScreen
              automations={records.automations}
              toggled={toggled}
              today={today}
              onToggle={toggleAutomation}
            />
          ) : (
            <ComingSoon text={section.soon ?? ''} onBack={() => choose('dashboard')} />
          )}
        </div>
      </div>
      <LeadDialog lead={openLead} appointments={records.appointments} today={today} onClose={closeLead} />
    </div>
  );
}
