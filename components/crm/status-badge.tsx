import clsx from 'clsx';
import type { AppointmentStatus, LeadStatus } from '@/lib/crm/types';
import { capitalized } from '@/lib/text/capitalized';

const contacted = 'border-mist-edge bg-mist text-mist-ink';
const qualified = 'border-shutter-2 bg-shutter-tint text-shutter-ink';
const gray = 'border-rule-strong bg-stone text-stone-ink';

const colors: Record<LeadStatus | AppointmentStatus, string> = {
  new: 'border-shutter bg-shutter text-white',
  contacted,
  qualified,
  quoted: 'border-wheat-edge bg-wheat text-wheat-ink',
  won: 'border-shutter border-l-6 bg-white text-shutter',
  lost: gray,
  scheduled: contacted,
  confirmed: qualified,
  completed: gray,
  canceled: gray,
};

/** Has a border, unlike a priority badge, so that the two aren't confused. */
export function StatusBadge({ status }: { readonly status: LeadStatus | AppointmentStatus }) {
  return (
    <span
      className={clsx(
        'inline-block rounded-sm border-fine px-2.5 py-0.75 text-small leading-snug font-semibold whitespace-nowrap',
        colors[status],
      )}
    >
      {capitalized(status)}
    </span>
  );
}
