import clsx from 'clsx';
import { headingId } from '@/components/sections/parts/heading-id';
import { LoanBar } from '@/components/sections/parts/loan-bar';
import { PlainList } from '@/components/sections/parts/plain-list';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { RichText, Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import type { Note } from '@/content/section-kinds';

function NoteBody({
  note,
  id,
  isAlone = false,
}: {
  readonly note: Note;
  readonly id?: string;
  readonly isAlone?: boolean;
}) {
  return (
    <div className="min-w-0 break-inside-avoid">
      <Text
        as="h2"
        id={id}
        className="border-t-2 border-ink pt-4 text-[min(11vw,clamp(1.35rem,1.2rem+0.55vw,1.65rem))] leading-[1.2]"
        text={note.heading}
      />
      {note.items ? <PlainList items={note.items} isWide={isAlone} className="mt-2.5" /> : null}
      {note.loanUses ? (
        <ul className="mt-1 divide-y divide-rule">
          {note.loanUses.map(({ bar, text }) => (
            <li key={bar} className="py-2.5 max-sm:text-base">
              <LoanBar bar={bar} />
              <RichText>{text}</RichText>
            </li>
          ))}
        </ul>
      ) : null}
      <Text className="mt-3 max-w-copy text-ink-2" text={note.text} />
    </div>
  );
}

export function NoteSection({ section, tone }: SectionProps<'note'>) {
  const id = headingId(section);
  const { beside } = section;
  return (
    <Section id={section.id} labelledBy={id} tone={tone} space="medium">
      <div className={clsx('space-y-6 gap-x-16', beside && 'sm:columns-2')}>
        <NoteBody note={section} id={id} isAlone={!beside} />
        {beside?.map((note) => (
          <NoteBody key={note.heading} note={note} />
        ))}
      </div>
    </Section>
  );
}
