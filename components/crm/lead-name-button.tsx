import clsx from 'clsx';
import type { Lead } from '@/lib/crm/types';

interface LeadNameButtonProps {
  readonly lead: Lead;
  readonly onOpenLead: (id: string) => void;
  readonly className?: string;
}

/** A touch target at least 44 px tall that doesn't change the layout. */
export const tallTarget = 'relative after:absolute after:inset-x-0 after:-inset-y-3';

export function LeadNameButton({ lead, onOpenLead, className }: LeadNameButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-lead={lead.id}
      translate="no"
      onClick={() => onOpenLead(lead.id)}
      className={clsx(
        'text-left font-bold decoration-copper decoration-2 underline-offset-4 hover:underline',
        className,
      )}
    >
      {lead.name}
    </button>
  );
}
