import { Reveal } from '@/components/motion/reveal';
import { Drawing } from '@/components/ui/drawing';
import { RichText } from '@/components/ui/rich-text';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';

/** Each sign and what it means, with what to do about it in the tinted column. */
export function WarningSignsSection({ section, tone }: SectionProps<'warning-signs'>) {
  return (
    <SectionFrame section={section} tone={tone}>
      <Reveal as="ol" stagger className="grid gap-x-10 gap-y-9 md:grid-cols-2">
        {section.signs.map(({ sign, drawing, meaning, action }, index) => (
          <li
            key={sign}
            className="border-ink grid grid-cols-[3rem_minmax(0,1fr)_auto] grid-rows-[1fr_auto] border-t-2 pt-4"
          >
            <span aria-hidden="true" className="text-number text-copper-deep font-serif font-bold leading-none">
              {index + 1}
            </span>
            <div className="pb-3.5">
              <h3 className="text-h4">
                <RichText>{sign}</RichText>
              </h3>
              <p className="text-ink-2 mt-1">
                <RichText>{meaning}</RichText>
              </p>
            </div>
            <Drawing name={drawing} alt="" className="bg-sky md:w-30 mb-3.5 ml-4 w-24 rounded-sm" />
            <p className="bg-shutter-tint text-shutter-ink before:w-3.75 before:bg-shutter before:clip-wedge relative col-span-3 py-2.5 pl-12 pr-4 font-semibold before:absolute before:left-4 before:top-[1.15em] before:h-2.5">
              {action}
            </p>
          </li>
        ))}
      </Reveal>
    </SectionFrame>
  );
}
