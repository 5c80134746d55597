import { Badge, type BadgeLevel } from '@/components/ui/badge';
import type { LeadPriority } from '@/lib/crm/types';

const badges: Record<LeadPriority, readonly [level: BadgeLevel, name: string]> = {
  urgent: ['red', 'Urgent'],
  high: ['orange', 'High'],
  medium: ['yellow', 'Medium'],
  low: ['green', 'Low'],
};

export function PriorityBadge({ priority }: { readonly priority: LeadPriority }) {
  const [level, name] = badges[priority];
  return <Badge level={level}>{name}</Badge>;
}
