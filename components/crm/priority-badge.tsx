import { Badge, type BadgeLevel } from '@/components/ui/badge';
import type { LeadPriority } from '@/lib/crm/types';
import { capitalized } from '@/lib/text/capitalized';

const levels: Record<LeadPriority, BadgeLevel> = { urgent: 'red', high: 'orange', medium: 'yellow', low: 'green' };

export function PriorityBadge({ priority }: { readonly priority: LeadPriority }) {
  return <Badge level={levels[priority]}>{capitalized(priority)}</Badge>;
}
