import type { Automation } from '@/lib/crm/types';
import type { Day } from '@/lib/calendar/day';
import { AutomationCard } from './automation-card';

interface AutomationScreenProps {
  readonly automations: readonly Automation[];
  readonly toggled: ReadonlySet<string>;
  readonly today: Day;
  readonly onToggle: (id: string) => void;
}

/** The switches change only the state of the app; nothing is saved. */
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
