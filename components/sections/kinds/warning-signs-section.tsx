import { Reveal } from '@/components/motion/reveal';
import { Drawing } from '@/components/ui/drawing';
import { RichText } from '@/components/ui/rich-text';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';

/** Each sign and what it means, with what to do about it in the tinted column. */
export function WarningSignsSection({ section, tone, isShort }: SectionProps<'warning-signs'>) {
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <Reveal as="ol" stagger className="@container grid gap-x-10 gap-y-4 md:grid-cols-2 md:gap-y-8">
        {section.signs.map(({ sign, drawing, meaning, action }, index) => (
          <li
            key={sign}
            className="grid border-t-2 border-ink pt-2.5 md:pt-4 @facts:grid-cols-[2.25rem_minmax(0,1fr)_auto] @facts:grid-rows-[1fr_auto] md:@facts:grid-cols-[3rem_minmax(0,1fr)_auto]"
          >
            <span
              aria-hidden="true"
              className="font-serif text-title leading-tight font-bold text-copper-deep md:text-number md:leading-none"
            >
              {index + 1}
            </span>
            <div className="pb-2 md:pb-3.5">
              <h3 className="text-h4">
                <RichText>{sign}</RichText>
              </h3>
              <p className="mt-0.5 text-ink-2 md:mt-1">
                <RichText>{meaning}</RichText>
              </p>
            </div>
            <Drawing name={drawing} alt="" className="mb-2 w-24 rounded-sm bg-sky md:mb-3.5 md:w-30 @facts:ml-4" />
            <p className="relative col-span-full bg-shutter-tint py-1.5 pr-3 pl-9 leading-snug font-semibold text-shutter-ink before:absolute before:top-[.8em] before:left-3 before:h-2.5 before:w-3.75 before:bg-shutter before:clip-wedge md:py-2.5 md:pr-4 md:pl-12 md:before:top-[1em] md:before:left-4">
              {action}
            </p>
          </li>
        ))}
      </Reveal>
    </SectionFrame>
  );
}
