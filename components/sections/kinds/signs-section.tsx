import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { backgroundOf } from '@/components/sections/parts/background-of';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { Drawing } from '@/components/ui/drawing';
import { Text } from '@/components/ui/rich-text';

export function SignsSection({ section, tone, isShort }: SectionProps<'signs'>) {
  const { signs, columns } = section;
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <Reveal
        as="ul"
        stagger
        className={clsx(
          'grid gap-y-3 sm:gap-y-6',
          columns === 5 ? 'sm:grid-cols-5 sm:gap-x-4 lg:gap-x-6' : 'gap-x-6 sm:grid-cols-3',
        )}
      >
        {signs.map(({ sign, drawing }) => (
          <li
            key={drawing}
            className="grid break-inside-avoid grid-cols-[minmax(0,min(6rem,28%))_minmax(min-content,1fr)] items-center gap-x-4 sm:block"
          >
            <div className={`overflow-hidden border-[1.5px] border-ink ${backgroundOf(drawing)}`}>
              <Drawing name={drawing} alt="" className="aspect-3/2 size-full object-cover" />
            </div>
            <Text
              className={clsx(
                'font-serif text-h4 font-semibold tracking-heading text-balance sm:mt-2',
                columns === 5 && 'sm:max-lg:text-body/tight',
              )}
              text={sign}
            />
          </li>
        ))}
      </Reveal>
    </SectionFrame>
  );
}
