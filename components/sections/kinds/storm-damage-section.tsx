import { Figure } from '@/components/figure/figure';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { Badge, type BadgeLevel } from '@/components/ui/badge';
import { Text } from '@/components/ui/rich-text';
import type { StormSeverity, StormType } from '@/content/section-kinds';

const levels = {
  Critical: 'red',
  High: 'orange',
  Medium: 'yellow',
} as const satisfies Record<StormSeverity, BadgeLevel>;

export function StormDamageSection({ section, tone, isShort }: SectionProps<'storm-damage'>) {
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <Figure<StormType> of={section.types}>
        {({ title, description, severity, timeframe }) => (
          <div className="@container">
            <div className="grid items-start gap-x-3.5 @facts:grid-cols-[minmax(0,1fr)_auto]">
              <Text as="h3" className="text-h4 max-sm:col-span-full" text={title} />
              <p className="max-sm:col-start-2 max-sm:row-start-3 max-sm:mt-0.5 @max-facts:col-start-1">
                <Badge level={levels[severity]}>{severity}</Badge>
              </p>
              <Text
                className="col-span-full mt-0.5 leading-normal text-ink-2 max-sm:text-small md:text-base"
                text={description}
              />
              <Text className="mt-0.5 font-bold max-sm:text-small sm:col-span-full md:text-base" text={timeframe} />
            </div>
          </div>
        )}
      </Figure>
    </SectionFrame>
  );
}
