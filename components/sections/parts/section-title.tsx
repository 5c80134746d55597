import clsx from 'clsx';
import { Text } from '@/components/ui/rich-text';
import { isDark, type Tone } from '@/components/ui/section';
import type { Section } from '@/content/section-kinds';
import { headingId } from './heading-id';

export function SectionTitle({ section, tone }: { readonly section: Section; readonly tone: Tone }) {
  return (
    <>
      <Text as="h2" id={headingId(section)} className="text-h2" text={section.heading} />
      <Text
        className={clsx('mt-3 max-w-measure text-lead md:mt-4', isDark(tone) ? 'text-cream-2' : 'text-ink-2')}
        text={section.intro}
      />
    </>
  );
}
