import { Reveal } from '@/components/motion/reveal';
import { Badge, type BadgeLevel } from '@/components/ui/badge';
import { RichText } from '@/components/ui/rich-text';
import type { StormSeverity } from '@/content/types';
import { MediaPanel } from '@/components/sections/parts/media-panel';
import { AsideFrame } from '@/components/sections/parts/aside-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';

const levels = {
  Critical: 'red',
  High: 'orange',
  Medium: 'yellow',
} as const satisfies Record<StormSeverity, BadgeLevel>;

/** Kinds of storm damage beside their drawing: how bad each is and how soon to act. */
export function StormDamageSection({ section, tone, isShort }: SectionProps<'storm-damage'>) {
  return (
    <AsideFrame
      section={section}
      tone={tone}
      isShort={isShort}
      aside={
        <MediaPanel
          media={{ kind: 'drawing', name: section.drawing }}
          sizes="40vw"
          shape="aspect-3/2 max-md:aspect-2/1"
          className="mt-5 max-md:-mx-(--pad) md:mt-8"
        />
      }
    >
      <Reveal as="ul" stagger className="@container border-t-2 border-ink">
        {section.types.map((type) => (
          <li
            key={type.title}
            className="grid items-start gap-x-4 gap-y-0.5 border-b border-rule-strong py-3.5 sm:gap-x-8 sm:gap-y-1 sm:py-4.5 @facts:grid-cols-[minmax(0,1fr)_auto] sm:@facts:grid-cols-[minmax(0,1fr)_12.5rem]"
          >
            <h3 className="text-h4">
              <RichText>{type.title}</RichText>
            </h3>
            <p className="text-ink-2 max-sm:text-base sm:col-start-1 max-sm:@facts:col-span-2 max-sm:@facts:row-start-2">
              <RichText>{type.description}</RichText>
            </p>
            <p className="@facts:col-start-2 @facts:row-start-1">
              <Badge level={levels[type.severity]}>{type.severity}</Badge>
            </p>
            <p className="font-bold max-sm:col-span-full max-sm:text-base sm:@facts:col-start-2 sm:@facts:row-start-2">
              <RichText>{type.timeframe}</RichText>
            </p>
          </li>
        ))}
      </Reveal>
    </AsideFrame>
  );
}
