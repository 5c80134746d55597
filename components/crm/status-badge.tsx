import clsx from 'clsx';
import type { AppointmentStatus, LeadStatus } from '@/content/crm/types';

const contacted = 'border-[#2f5a6b] bg-[#dbe7ec] text-[#163c4a]';
const qualified = 'border-shutter-2 bg-shutter-tint text-shutter-ink';
const gray = 'border-rule-strong bg-[#eceae4] text-[#4a4c45]';

const looks: Record<LeadStatus | AppointmentStatus, string> = {
  new: 'border-shutter bg-shutter text-white',
  contacted,
  qualified,
  quoted: 'border-[#7a5a10] bg-[#f5e6c4] text-[#4a3505]',
  won: 'border-shutter bg-white pl-3.5 text-shutter shadow-[inset_5px_0_0_#1e3b32]',
  lost: gray,
  scheduled: contacted,
  confirmed: qualified,
  completed: gray,
  cancelled: gray,
};

const names: Record<LeadStatus | AppointmentStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  scheduled: 'Scheduled',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Canceled',
};

/** The status of a lead or an appointment. Has a border, unlike a priority badge, so that the two are not confused. */
export function StatusBadge({ status }: { readonly status: LeadStatus | AppointmentStatus }) {
  return (
    <span
      data-status={status}
      className={clsx(
        'inline-block rounded-sm border-[1.5px] px-2.5 py-[3px] text-small leading-[1.4] font-semibold whitespace-nowrap',
        looks[status],
      )}
    >
      {names[status]}
    </span>
  );
}
