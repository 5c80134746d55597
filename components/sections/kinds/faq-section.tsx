import clsx from 'clsx';
import { Chevron } from '@/components/ui/chevron';
import { Text } from '@/components/ui/rich-text';
import { isDark } from '@/components/ui/section';
import type { TitledTexts } from '@/content/rich-text';
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
  return (
    <AsideFrame section={section} tone={tone} isShort={isShort}>
      <Questions answers={section.answers} onDark={isDark(tone)} />
    </AsideFrame>
  );
}
