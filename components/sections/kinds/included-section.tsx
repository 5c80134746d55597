import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { RichText as RichTextContent } from '@/content/types';
import type { SectionProps } from '@/components/sections/parts/section-props';

/** In characters. Longer items would be towers of words in the two columns of a phone. */
const longestInColumns = 30;

const length = (item: RichTextContent) =>
  typeof item === 'string'
    ? item.length
    : item.reduce((sum, part) => sum + (typeof part === 'string' ? part : part.label).length, 0);

/** What the job includes, in columns, and its warranty in a frame like a license plate. */
export function IncludedSection({ section, tone, isShort }: SectionProps<'included'>) {
  const { items, warranty } = section;
  const inColumns = items.every((item) => length(item) <= longestInColumns);
  const inThree = !warranty && items.length % 3 === 0;
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <div className={clsx('grid gap-x-14 gap-y-5', warranty && 'md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]')}>
        <Reveal
          as="ul"
          stagger
          className={clsx(
            'grid content-start gap-x-5 border-t-2 border-ink sm:grid-cols-2 sm:gap-x-10',
            inColumns && 'max-sm:grid-cols-[repeat(auto-fill,minmax(min(100%,9.25rem),1fr))]',
            inThree && 'lg:grid-cols-3',
          )}
        >
          {items.map((item, index) => (
            <li
              key={index}
              className={clsx(
                'relative border-b border-rule-strong py-2.5 pl-6 leading-snug font-medium before:absolute before:top-[.95em] before:left-0 before:h-2.5 before:w-3.75 before:bg-shutter before:clip-wedge md:py-3.5 md:pl-7 md:before:top-[1.2em]',
                // The rule of a last item on its own goes across.
                inThree ? 'max-lg:last:odd:col-span-full' : 'last:odd:col-span-full',
              )}
            >
              <RichText>{item}</RichText>
            </li>
          ))}
        </Reveal>
        {warranty ? (
          <div className="on-dark self-start rounded-sm bg-shutter p-[min(0.375rem,1.9vw)] text-cream md:p-2">
            <div className="rounded-sm border-2 border-current px-[min(1rem,5vw)] py-2.5 md:px-5 md:py-4.5">
              <p className="text-small font-bold text-copper-light">Warranty</p>
              <p className="mt-1 font-serif text-base leading-snug font-semibold sm:text-large md:text-h4">
                <RichText>{warranty}</RichText>
              </p>
            </div>
          </div>
        ) : null}
      </div>
    </SectionFrame>
  );
}
