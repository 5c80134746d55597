import { Reveal } from '@/components/motion/reveal';
import { Badge, type BadgeLevel } from '@/components/ui/badge';
import { RichText } from '@/components/ui/rich-text';
import type { StormSeverity } from '@/content/types';
import { MediaPanel } from '@/components/sections/parts/media-panel';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';

const levels = {
  Critical: 'red',
  High: 'orange',
  Medium: 'yellow',
} as const satisfies Record<StormSeverity, BadgeLevel>;

/** Kinds of storm damage beside their drawing: how bad each is and how soon to act. */
export function StormDamageSection({ section, tone }: SectionProps<'storm-damage'>) {
  return (
    <SectionFrame
      section={section}
      tone={tone}
      layout="aside"
      aside={
        <MediaPanel
          media={{ kind: 'drawing', name: section.drawing }}
          sizes="40vw"
          className="mt-5 aspect-3/2 max-md:-mx-(--pad) max-md:aspect-2/1 md:mt-8"
        />
      }
    >
      <Reveal as="ul" stagger className="border-t-2 border-ink">
        {section.types.map((type) => (
          <li
            key={type.title}
            className="grid gap-x-8 gap-y-1 border-b border-rule-strong py-3.5 sm:grid-cols-[minmax(0,1fr)_12.5rem] sm:py-4.5"
          >
            <div>
              <h3 className="text-h4">
                <RichText>{type.title}</RichText>
              </h3>
              <p className="mt-1 text-ink-2">
                <RichText>{type.description}</RichText>
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 self-start sm:grid sm:justify-items-start">
              <Badge level={levels[type.severity]}>{type.severity}</Badge>
              <p className="font-bold">
                <RichText>{type.timeframe}</RichText>
              </p>
            </div>
          </li>
        ))}
      </Reveal>
    </SectionFrame>
  );
}
