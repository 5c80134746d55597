import { AsideFrame } from '@/components/sections/parts/aside-frame';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { Text } from '@/components/ui/rich-text';

export function ListSection({ section, tone, isShort }: SectionProps<'list'>) {
  const { style, items } = section;
  if (style === 'plain') {
    return (
      <SectionFrame section={section} tone={tone} isShort={isShort}>
        <ul data-stagger="" className="grid gap-x-12 border-t-2 border-ink sm:grid-cols-2">
          {items.map((item, index) => (
            <Text
              key={index}
              as="li"
              className="border-b border-rule-strong py-2 text-large leading-normal md:py-3.5"
              text={item}
            />
          ))}
        </ul>
      </SectionFrame>
    );
  }
  return (
    <AsideFrame section={section} tone={tone} isShort={isShort}>
      <ol data-stagger="" className="grid gap-2.5">
        {items.map((item, index) => (
          <li
            key={index}
            className="grid grid-cols-[36px_minmax(0,1fr)] items-baseline border-l-5 border-copper-light bg-slate-2 px-4 py-3 sm:max-md:pr-20 md:grid-cols-[44px_minmax(0,1fr)] md:px-5"
          >
            <span aria-hidden="true" className="font-serif text-h3 leading-none font-bold text-copper-light">
              {index + 1}
            </span>
            <Text as="span" text={item} />
          </li>
        ))}
      </ol>
    </AsideFrame>
  );
}
