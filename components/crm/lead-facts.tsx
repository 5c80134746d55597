import type { ReactNode } from 'react';
import { EmailAddress } from '@/components/ui/email-address';
import type { Day } from '@/lib/calendar/day';
import { printNearTime } from '@/lib/calendar/office-time';
import type { Lead } from '@/lib/crm/types';
import { FollowUp } from './follow-up';

interface FactProps {
  readonly label: string;
  readonly translate?: 'no';
  readonly children: ReactNode;
}

function Fact({ label, translate, children }: FactProps) {
  return (
    <div className="grid grid-cols-[6.25rem_minmax(0,1fr)] gap-x-3 border-b border-rule py-2.5 leading-snug">
      <dt className="text-ink-2">{label}</dt>
      <dd translate={translate} className="font-medium wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}

export function LeadFacts({ lead, today }: { readonly lead: Lead; readonly today: Day }) {
  return (
    <dl className="mt-6 grid gap-x-8 border-t border-rule-strong sm:grid-cols-2">
      <Fact label="Phone">{lead.phone}</Fact>
      <Fact label="Email" translate="no">
        <EmailAddress address={lead.email} />
      </Fact>
      <Fact label="Address" translate="no">
        {lead.address}
      </Fact>
      <Fact label="Source">{lead.source}</Fact>
      <Fact label="Received">{printNearTime(lead.createdAt, today)}</Fact>
      <Fact label="Updated">{printNearTime(lead.updatedAt, today)}</Fact>
      <Fact label="Follow up">
        <FollowUp lead={lead} today={today} />
      </Fact>
      <Fact label="Lead number" translate="no">
        {lead.id}
      </Fact>
    </dl>
  );
}
