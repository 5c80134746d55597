import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';

/** Questions that open in place with `<details>`, so they need no script. */
export function FaqSection({ section, tone, isShort }: SectionProps<'faq'>) {
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort} layout="aside">
      <Reveal className="border-t-2 border-ink">
        {section.entries.map(({ question, answer }) => (
          <details key={question} className="group border-b border-rule-strong">
            <summary className="flex min-h-12 items-center justify-between gap-[min(1.5rem,5vw)] py-2 hover:underline hover:decoration-copper hover:decoration-2 hover:underline-offset-4 md:min-h-14 md:py-4">
              <h3 className="min-w-0 text-h4">
                <RichText>{question}</RichText>
              </h3>
              <span
                aria-hidden="true"
                className="mr-1 size-2.5 flex-none -translate-y-1 rotate-45 border-r-2 border-b-2 border-ink transition-transform duration-200 ease-settle group-open:translate-y-1 group-open:rotate-225"
              />
            </summary>
            <p className="max-w-copy pb-5 text-ink-2">
              <RichText>{answer}</RichText>
            </p>
          </details>
        ))}
      </Reveal>
    </SectionFrame>
  );
}
