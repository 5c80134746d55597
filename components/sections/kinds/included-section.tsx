import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import { isDark } from '@/components/sections/parts/is-dark';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';

/** What the job includes, and its warranty in a frame like a license plate. */
export function IncludedSection({ section, tone }: SectionProps<'included'>) {
  const { items, warranty } = section;
  const onDark = isDark(tone);
  return (
    <SectionFrame
      section={section}
      tone={tone}
      layout="aside"
      aside={
        warranty ? (
          <div className={clsx('mt-8 rounded-sm p-2', onDark ? 'bg-cream text-ink' : 'on-dark bg-shutter text-cream')}>
            <div className="rounded-sm border-2 border-current px-5 py-4.5">
              <p className={clsx('text-small font-bold', onDark ? 'text-copper-deep' : 'text-copper-light')}>
                Warranty
              </p>
              <p className="mt-1 font-serif text-h4 leading-snug font-semibold">
                <RichText>{warranty}</RichText>
              </p>
            </div>
          </div>
        ) : undefined
      }
    >
      <Reveal
        as="ul"
        stagger
        className={clsx(
          'grid gap-x-10 border-t-2',
          items.length > 4 && 'lg:grid-cols-2',
          onDark ? 'border-cream' : 'border-ink',
        )}
      >
        {items.map((item, index) => (
          <li
            key={index}
            className={clsx(
              'relative border-b py-4 pl-9 font-medium before:absolute before:top-[1.45em] before:left-0 before:h-3 before:w-4.5 before:clip-wedge',
              onDark ? 'border-cream/35 before:bg-copper-light' : 'border-rule-strong before:bg-shutter',
            )}
          >
            <RichText>{item}</RichText>
          </li>
        ))}
      </Reveal>
    </SectionFrame>
  );
}
