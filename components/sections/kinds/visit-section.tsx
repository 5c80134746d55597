import clsx from 'clsx';
import { Reveal } from '@/components/motion/reveal';
import { company } from '@/content/company';
import { RichText } from '@/components/ui/rich-text';
import { isDark, Section } from '@/components/ui/section';
import { ContactLinks } from '@/components/sections/parts/contact-links';
import { headingId } from '@/components/sections/parts/heading-id';
import { IntroAndText } from '@/components/sections/parts/intro-and-text';
import type { SectionProps } from '@/components/sections/parts/section-props';
import type { TextLink } from '@/content/types';

const actions: readonly TextLink[] = [
  { label: 'Book a Visit', href: '/#booking' },
  { label: `Call ${company.phone.display}`, href: company.phone.href },
];

export function VisitSection({ section, tone }: SectionProps<'visit'>) {
  const id = headingId(section);
  const onDark = isDark(tone);
  return (
    <Section id={section.id} labelledBy={id} tone={tone} space="short">
      <Reveal className="grid items-center gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h2 id={id} className="text-h2">
            <RichText>{section.heading}</RichText>
          </h2>
          <div className={clsx('mt-3.5 max-w-measure text-lead', onDark ? 'text-cream-2' : 'text-ink-2')}>
            <IntroAndText section={section} />
          </div>
        </div>
        <ContactLinks onDark={onDark} actions={actions} />
      </Reveal>
    </Section>
  );
}
