import { Reveal } from '@/components/motion/reveal';
import { ArrowLink } from '@/components/ui/arrow-link';
import { RichText } from '@/components/ui/rich-text';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';

/** Symptoms that a visitor notices at home, with links to the pages to start from. */
export function SymptomsSection({ section, tone, isShort }: SectionProps<'symptoms'>) {
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <Reveal as="ul" stagger className="grid gap-x-14 border-t-2 border-ink lg:grid-cols-2">
        {section.symptoms.map(({ symptom, links }) => (
          <li
            key={symptom}
            className="grid items-center gap-x-10 gap-y-1 border-b border-rule-strong py-2 sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
          >
            <h3 className="text-h4">
              <RichText>{symptom}</RichText>
            </h3>
            <p className="flex flex-wrap gap-x-8">
              {links.map((link) => (
                <ArrowLink key={link.href} href={link.href}>
                  {link.label}
                </ArrowLink>
              ))}
            </p>
          </li>
        ))}
      </Reveal>
    </SectionFrame>
  );
}
