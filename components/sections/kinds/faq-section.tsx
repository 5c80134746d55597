import clsx from 'clsx';
import { Chevron } from '@/components/ui/chevron';
import { Text } from '@/components/ui/rich-text';
import { isDark, Section } from '@/components/ui/section';
import type { TitledTexts } from '@/content/types';
import { headingId } from '@/components/sections/parts/heading-id';
import { AsideFrame } from '@/components/sections/parts/aside-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';

function Questions({ answers, onDark }: { readonly answers: TitledTexts; readonly onDark: boolean }) {
  return (
    <div className={clsx('border-t-2', onDark ? 'border-cream' : 'border-ink')}>
      {Object.entries(answers).map(([question, answer]) => (
        <details key={question} className={clsx('group border-b', onDark ? 'border-cream-line' : 'border-rule-strong')}>
          <summary className="flex min-h-11 items-center justify-between gap-[min(1.5rem,5vw)] py-1.75 hover-line md:min-h-14 md:py-4">
            <Text as="h3" className="min-w-0 text-h4 max-sm:text-base/tight" text={question} />
            <Chevron />
          </summary>
          <Text className={clsx('max-w-copy pb-5', onDark ? 'text-cream-2' : 'text-ink-2')} text={answer} />
        </details>
      ))}
    </div>
  );
}

export function FaqSection({ section, tone, isShort }: SectionProps<'faq'>) {
  const { heading, answers, aside } = section;
  const questions = <Questions answers={answers} onDark={isDark(tone)} />;
  if (!aside)
    return (
      <AsideFrame section={section} tone={tone} isShort={isShort}>
        {questions}
      </AsideFrame>
    );
  const id = headingId(section);
  return (
    <Section id={section.id} labelledBy={id} tone={tone}>
      <div className="grid gap-x-18 gap-y-5 md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] md:grid-rows-[auto_1fr]">
        <Text as="h2" id={id} className="text-h3" text={heading} />
        <div className="md:col-start-2 md:row-span-2 md:row-start-1">{questions}</div>
        <div className="self-end border-l-6 border-straw py-1.5 pl-6">
          <h3 className="text-h4">{aside.heading}</h3>
          <Text className={clsx('mt-2', isDark(tone) ? 'text-cream-2' : 'text-ink-2')} text={aside.text} />
        </div>
      </div>
    </Section>
  );
}
