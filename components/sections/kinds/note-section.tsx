import { headingId } from '@/components/sections/parts/heading-id';
import { PlainList } from '@/components/sections/parts/plain-list';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { RichText } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import type { Note } from '@/content/types';

function NoteBody({ note, id }: { readonly note: Note; readonly id?: string }) {
  return (
    <div className="min-w-0">
      <h2 id={id} className="note-heading">
        <RichText>{note.heading}</RichText>
      </h2>
      {note.items ? <PlainList items={note.items} className="mt-2.5" /> : null}
      {note.text ? (
        <p className="mt-3 max-w-copy text-ink-2">
          <RichText>{note.text}</RichText>
        </p>
      ) : null}
    </div>
  );
}

/** A note, with another one beside it if there is one. */
export function NoteSection({ section, tone }: SectionProps<'note'>) {
  const id = headingId(section);
  return (
    <Section id={section.id} labelledBy={id} tone={tone} space="medium">
      <div className={section.beside ? 'grid gap-x-16 gap-y-8 sm:grid-cols-2' : undefined}>
        <NoteBody note={section} id={id} />
        {section.beside ? <NoteBody note={section.beside} /> : null}
      </div>
    </Section>
  );
}
