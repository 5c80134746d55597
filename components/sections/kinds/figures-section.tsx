import { Reveal } from '@/components/motion/reveal';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { RichText } from '@/components/ui/rich-text';

/** Figures in large type, each above its text. */
export function FiguresSection({ section, tone, isShort }: SectionProps<'figures'>) {
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <Reveal
        as="ul"
        stagger
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-5 gap-y-6 sm:grid-cols-2 sm:gap-x-10 md:grid-cols-3"
      >
        {section.figures.map(({ figure, text }) => (
          <li key={figure}>
            <h3 className="text-h3 leading-display text-shutter sm:text-figure">
              <RichText>{figure}</RichText>
            </h3>
            <div aria-hidden="true" className="mt-2 h-0.5 w-14 bg-copper" />
            <p className="mt-2 text-ink-2">
              <RichText>{text}</RichText>
            </p>
          </li>
        ))}
      </Reveal>
    </SectionFrame>
  );
}
