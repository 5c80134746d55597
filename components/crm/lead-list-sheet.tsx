import type { Lead } from '@/lib/crm/types';
import { printDay, type Day } from '@/lib/calendar/day';
import { callDay } from '@/content/crm/calls';
import { describeFilter, type LeadFilter } from '@/lib/crm/lead-filter';
import { formatDollars } from '@/lib/dollars';
import { capitalized } from '@/lib/text/capitalized';
import { Sheet } from './sheet';

interface LeadListSheetProps {
  readonly leads: readonly Lead[];
  readonly total: number;
  readonly filter: LeadFilter;
  readonly today: Day;
}

export function LeadListSheet({ leads, total, filter, today }: LeadListSheetProps) {
  const description = describeFilter(filter, callDay(today));
  return (
    <Sheet heading={`Leads, ${printDay(today, 'long')}`}>
      <p>{`${leads.length} of ${total} shown${description ? `: ${description}` : ''}`}</p>
      <table>
        <thead>
          <tr>
            {['Homeowner', 'Phone', 'Address', 'Service', 'Status', 'Priority', 'Value', 'Follow up'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {leads.map((lead) => (
            <tr key={lead.id}>
              <th scope="row">{lead.name}</th>
              <td className="whitespace-nowrap">{lead.phone}</td>
              <td>{lead.address}</td>
              <td>{lead.serviceType}</td>
              <td>{capitalized(lead.status)}</td>
              <td>{capitalized(lead.priority)}</td>
              <td>{formatDollars(lead.estimatedValue)}</td>
              <td>{lead.followUpDate ? printDay(lead.followUpDate, 'long') : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
