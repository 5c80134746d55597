import clsx from 'clsx';
import { Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { headingId } from '@/components/sections/parts/heading-id';
import type { SectionProps } from '@/components/sections/parts/section-props';

const boxes = {
  usual:
    'border-copper bg-straw px-[min(1.25rem,6vw)] py-4.5 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] md:px-9 md:py-7',
  danger:
    'on-dark items-baseline border-copper-light bg-door px-[min(1.25rem,6vw)] py-3.5 text-white md:grid-cols-[fit-content(40%)_minmax(0,1fr)] md:px-9 md:py-5',
} as const;

export function NoticeSection({ section, tone }: SectionProps<'notice'>) {
  const id = headingId(section);
  if (section.display) {
    return (
      <Section id={section.id} labelledBy={id} tone={tone} space="bar">
        <Text as="h2" id={id} className="text-h3" text={section.heading} />
        <dl data-stagger="" className="mt-2.5 grid gap-x-10 gap-y-3.5 md:grid-cols-3">
          {Object.entries(section.texts).map(([title, text]) => (
            <div key={title}>
              <Text as="dt" className="font-bold" text={title} />
              <Text as="dd" text={text} />
            </div>
          ))}
        </dl>
      </Section>
    );
  }
  const { text, level = 'usual' } = section;
  return (
    <Section id={section.id} labelledBy={id} tone={tone} space="short">
      <div className={clsx('grid gap-x-10 gap-y-2.5 border-l-6', boxes[level])}>
        <Text as="h2" id={id} className="text-notice leading-display" text={section.heading} />
        <Text className={clsx('max-w-copy sm:text-large', level === 'danger' && 'font-bold')} text={text} />
      </div>
    </Section>
  );
}
