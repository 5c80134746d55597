import type { Automation } from '@/content/crm/types';
import type { OfficeDay } from '@/lib/crm/sample-dates';
import { AutomationCard } from './automation-card';

interface AutomationScreenProps {
  readonly automations: readonly Automation[];
  /** The ids whose state was turned around on this visit. */
  readonly toggled: ReadonlySet<string>;
  readonly today: OfficeDay;
  readonly onToggle: (id: string) => void;
}

/** What the office has automated. A toggle changes what this screen shows, and nothing else. */
export function AutomationScreen({ automations, toggled, today, onToggle }: AutomationScreenProps) {
  const isActive = (automation: Automation) => automation.isActive !== toggled.has(automation.id);
  const active = automations.filter(isActive).length;
  return (
    <>
      <p role="status" className="mb-4">{`${active} of ${automations.length} automations active`}</p>
      <ul className="grid grid-cols-1 gap-5 2xl:grid-cols-2">
        {automations.map((automation) => (
          <AutomationCard
            key={automation.id}
            automation={automation}
            isActive={isActive(automation)}
            today={today}
            onToggle={() => onToggle(automation.id)}
          />
        ))}
      </ul>
    </>
  );
}
