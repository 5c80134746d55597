import clsx from 'clsx';
import { backgroundOf } from '@/components/sections/parts/background-of';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { Drawing } from '@/components/ui/drawing';
import { Text } from '@/components/ui/rich-text';

export function SignsSection({ section, tone, isShort }: SectionProps<'signs'>) {
  const { signs, columns } = section;
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <ul
        data-stagger=""
        className={clsx(
          'grid sm:gap-y-6',
          columns === 5
            ? 'gap-x-3.5 gap-y-2.5 xs:grid-cols-2 sm:grid-cols-5 sm:gap-x-4 lg:gap-x-6'
            : 'gap-x-6 gap-y-3 sm:grid-cols-3',
        )}
      >
        {signs.map(({ sign, drawing }) => (
          <li
            key={drawing}
            className={clsx(
              'grid break-inside-avoid items-center sm:block',
              columns === 5
                ? 'grid-cols-[minmax(0,min(52px,30%))_minmax(min-content,1fr)] gap-x-2.5'
                : 'grid-cols-[minmax(0,min(6rem,28%))_minmax(min-content,1fr)] gap-x-4',
            )}
          >
            <div className={`overflow-hidden border-[1.5px] border-ink ${backgroundOf(drawing)}`}>
              <Drawing
                name={drawing}
                alt=""
                className={clsx('size-full object-cover', columns === 5 ? 'aspect-3/2 sm:aspect-30/17' : 'aspect-3/2')}
              />
            </div>
            <Text
              className={clsx(
                'font-serif font-semibold tracking-heading text-balance sm:mt-2',
                columns === 5 ? 'text-small/tight sm:text-body/tight' : 'text-h4',
              )}
              text={sign}
            />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
