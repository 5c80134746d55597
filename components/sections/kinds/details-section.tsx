import { Figure } from '@/components/figure/figure';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { RichText } from '@/components/ui/rich-text';

export function DetailsSection({ section, tone, isShort }: SectionProps<'details'>) {
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort} footnote={section.footnote}>
      <Figure of={section.details}>
        {({ title, text }) => (
          <>
            <h3 className="text-h4">
              <RichText>{title}</RichText>
            </h3>
            {text ? (
              <p className="mt-0.5 text-base text-ink-2">
                <RichText>{text}</RichText>
              </p>
            ) : null}
          </>
        )}
      </Figure>
    </SectionFrame>
  );
}
