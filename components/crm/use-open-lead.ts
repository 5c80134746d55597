import { useCallback, useEffect, useRef, useState } from 'react';

export type LeadListName = 'shown' | 'calls' | 'visits' | 'recent';

interface OpenLead {
  readonly id: string;
  /** The lead that the dialog opened with, before stepping to others. */
  readonly firstId: string;
  readonly list: LeadListName;
}

export function useOpenLead(idsOf: (list: LeadListName) => readonly string[]) {
  const [open, setOpen] = useState<OpenLead | null>(null);
  const ids = open ? idsOf(open.list) : [];

  const openLead = useCallback((id: string, list: LeadListName) => setOpen({ id, firstId: id, list }), []);
  const closeLead = useCallback(() => setOpen(null), []);

  // Steps from the latest state, so that two presses before a render move by two. Stays within the list that the
  // dialog was opened from.
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

  // Browsers return focus to what opened the dialog. After stepping, focus the name of the last lead shown instead.
  const previous = useRef(open);
  useEffect(() => {
    const closed = previous.current;
    previous.current = open;
    if (open || !closed || closed.id === closed.firstId) return;
    const list = document.querySelector(`[data-leads="${closed.list}"]`);
    list?.querySelector<HTMLElement>(`[data-lead="${CSS.escape(closed.id)}"]`)?.focus();
  }, [open]);

  return { openId: open?.id ?? null, ids, openLead, closeLead, step };
}
