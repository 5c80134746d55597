import { Reveal } from '@/components/motion/reveal';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Drawing } from '@/components/ui/drawing';
import { RichText } from '@/components/ui/rich-text';
import { PlainList } from '@/components/sections/parts/plain-list';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';

export function ChoiceSection({ section, tone, isShort }: SectionProps<'choice'>) {
  const { drawings, sides, note } = section;
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort} footnote={note}>
      <Reveal>
        <div className="choice-drawings">
          {typeof drawings === 'string' ? (
            <Drawing name={drawings} className="h-auto w-full" />
          ) : (
            drawings.map((name) => <Drawing key={name} name={name} className="h-auto w-full border-b-2 border-ink" />)
          )}
        </div>
        <div className="choice-sides">
          {sides.map(({ heading, items, link }) => (
            <div key={heading} className="min-w-0">
              <h3 className="text-h3">
                <RichText>{heading}</RichText>
              </h3>
              <PlainList items={items} className="mt-1.5" />
              <ArrowLink href={link.href}>{link.label}</ArrowLink>
            </div>
          ))}
        </div>
      </Reveal>
    </SectionFrame>
  );
}
