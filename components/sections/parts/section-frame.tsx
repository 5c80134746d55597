import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import { Section, type Tone } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Section as SectionContent } from '@/content/types';
import { headingId } from './heading-id';
import { Illustrated } from './illustrated';
import { isDark } from './is-dark';
import { PriceGuideLink } from './price-guide-link';
import { printsPrices } from './prints-prices';

interface SectionFrameProps {
  readonly section: SectionContent;
  readonly tone: Tone;
  /**
   * `split` and `stacked` put the heading above the body. `aside` puts it beside the body, where it stays in view while a
   * long list scrolls.
   */
  readonly layout?: 'split' | 'stacked' | 'aside';
  /** Shown under the heading in the `aside` layout. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What all sections share: the background, the anchor and the heading. */
export function SectionFrame({ section, tone, layout = 'split', aside, className, children }: SectionFrameProps) {
  const id = headingId(section);
  const onDark = isDark(tone);
  const priceGuide = printsPrices(section) ? <PriceGuideLink className="mt-7" /> : null;
  const body = section.figure ? <Illustrated drawing={section.figure}>{children}</Illustrated> : children;
  const intro = section.intro ? <RichText>{section.intro}</RichText> : undefined;

  return (
    <Section id={section.id} labelledBy={id} tone={tone} className={className}>
      {layout === 'aside' ? (
        <div className="grid grid-cols-1 gap-x-20 gap-y-9 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <Reveal className="self-start md:sticky md:top-32">
            <h2 id={id} className="text-h2">
              <RichText>{section.heading}</RichText>
            </h2>
            {intro ? (
              <p className={clsx('mt-4 max-w-note text-lead', onDark ? 'text-cream-2' : 'text-ink-2')}>{intro}</p>
            ) : null}
            {aside}
          </Reveal>
          <div>
            {body}
            {priceGuide}
          </div>
        </div>
      ) : (
        <>
          <Reveal>
            <SectionHeading id={id} intro={intro} layout={layout} onDark={onDark}>
              <RichText>{section.heading}</RichText>
            </SectionHeading>
          </Reveal>
          {body}
          {priceGuide}
        </>
      )}
    </Section>
  );
}
