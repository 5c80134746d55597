import { AsideFrame } from '@/components/sections/parts/aside-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { Text } from '@/components/ui/rich-text';

export function RowsSection({ section, tone, isShort }: SectionProps<'rows'>) {
  return (
    <AsideFrame section={section} tone={tone} isShort={isShort}>
      <ul data-stagger="" className="border-t-2 border-ink">
        {Object.entries(section.texts).map(([title, text]) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-1 border-b border-rule-strong py-3.5 md:py-4.5 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
          >
            <Text as="h3" className="text-h4" text={title} />
            <Text className="text-ink-2" text={text} />
          </li>
        ))}
      </ul>
    </AsideFrame>
  );
}
