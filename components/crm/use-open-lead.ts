import { useCallback, useEffect, useRef, useState } from 'react';
import type { LeadListName } from './lead-list-name';

interface OpenLead {
  readonly id: string;
  /** The lead that was pressed, before stepping to others. */
  readonly opened: string;
  readonly list: LeadListName;
}

export function useOpenLead(idsOf: (list: LeadListName) => readonly string[]) {
  const [open, setOpen] = useState<OpenLead | null>(null);
  const ids = open ? idsOf(open.list) : [];

  const openLead = useCallback((id: string, list: LeadListName) => setOpen({ id, opened: id, list }), []);
  const closeLead = useCallback(() => setOpen(null), []);

  // The list can't change behind the dialog, so two fast presses move by two.
  const listed = useRef(ids);
  useEffect(() => {
    listed.current = ids;
  });
  const step = useCallback((count: 1 | -1) => {
    setOpen((before) => {
      const id = before && listed.current[listed.current.indexOf(before.id) + count];
      return before && id ? { ...before, id } : before;
    });
  }, []);

  // Browsers return focus to the row that was pressed. After stepping, it belongs on the last lead's row.
  const last = useRef(open);
  useEffect(() => {
    const closed = last.current;
    last.current = open;
    if (open || !closed || closed.id === closed.opened) return;
    const list = document.querySelector(`[data-leads="${closed.list}"]`);
    list?.querySelector<HTMLElement>(`[data-lead="${CSS.escape(closed.id)}"]`)?.focus();
  }, [open]);

  return { openId: open?.id ?? null, ids, openLead, closeLead, step };
}
