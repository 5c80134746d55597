import { backgroundOf } from '@/components/sections/parts/background-of';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { Drawing } from '@/components/ui/drawing';
import { Text } from '@/components/ui/rich-text';

export function SignsSection({ section, tone, isShort }: SectionProps<'signs'>) {
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <ul
        data-stagger=""
        className="grid gap-x-3.5 gap-y-2.5 xs:grid-cols-2 sm:grid-cols-5 sm:gap-x-4 sm:gap-y-6 lg:gap-x-6"
      >
        {section.signs.map(({ sign, drawing }) => (
          <li
            key={drawing}
            className="grid break-inside-avoid grid-cols-[minmax(0,min(52px,30%))_minmax(min-content,1fr)] items-center gap-x-2.5 sm:block"
          >
            <div className={`overflow-hidden border-[1.5px] border-ink ${backgroundOf(drawing)}`}>
              <Drawing name={drawing} alt="" className="aspect-3/2 size-full object-cover sm:aspect-30/17" />
            </div>
            <Text
              className="font-serif text-small/tight font-semibold tracking-heading text-balance sm:mt-2 sm:text-body/tight"
              text={sign}
            />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
