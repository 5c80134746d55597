import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';

/** Each sign and what it means, with what to do about it in the tinted column. */
export function WarningSignsSection({ section, tone }: SectionProps<'warning-signs'>) {
  return (
    <SectionFrame section={section} tone={tone}>
      <Reveal as="ol" stagger className="grid gap-x-10 gap-y-9 md:grid-cols-2">
        {section.signs.map(({ sign, meaning, action }, index) => (
          <li
            key={sign}
            className="grid grid-cols-[3rem_minmax(0,1fr)] grid-rows-[1fr_auto] border-t-2 border-ink pt-4"
          >
            <span aria-hidden="true" className="font-serif text-number leading-none font-bold text-copper-deep">
              {index + 1}
            </span>
            <div className="pb-3.5">
              <h3 className="text-h4">
                <RichText>{sign}</RichText>
              </h3>
              <p className="mt-1 text-ink-2">
                <RichText>{meaning}</RichText>
              </p>
            </div>
            <p className="relative col-span-2 bg-shutter-tint py-2.5 pr-4 pl-12 font-semibold text-shutter-ink before:absolute before:top-[1.15em] before:left-4 before:h-2.5 before:w-3.75 before:bg-shutter before:clip-wedge">
              {action}
            </p>
          </li>
        ))}
      </Reveal>
    </SectionFrame>
  );
}
