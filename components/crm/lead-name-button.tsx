import clsx from 'clsx';
import type { Lead } from '@/content/crm/types';

interface LeadNameButtonProps {
  readonly lead: Lead;
  readonly onOpenLead: (id: string) => void;
  readonly className?: string;
}

/** Makes the button at least 44 pixels tall for a finger, without moving the words around it. */
export const tallTarget = 'relative after:absolute after:inset-x-0 after:-inset-y-3';

/** A homeowner's name that opens the lead. */
export function LeadNameButton({ lead, onOpenLead, className }: LeadNameButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpenLead(lead.id)}
      className={clsx('text-left font-bold decoration-copper decoration-2 underline-offset-4 hover:underline', className)}
    >
      {lead.name}
    </button>
  );
}
