import clsx from 'clsx';
import type { Lead } from '@/content/crm/types';

interface LeadNameButtonProps {
  readonly lead: Lead;
  readonly onOpenLead: (id: string) => void;
  readonly className?: string;
}

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
