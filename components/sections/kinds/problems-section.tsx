import { RichText, Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { DataTable } from '@/components/sections/parts/data-table';
import { headingId } from '@/components/sections/parts/heading-id';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { Problem } from '@/content/section-kinds';
import type { SectionProps } from '@/components/sections/parts/section-props';

function CellItems({ items }: { readonly items: readonly string[] }) {
  const [first, ...others] = items;
  if (first !== undefined && others.length === 0) return <RichText>{first}</RichText>;
  return (
    <ul className="max-md:run-in max-md:inline md:grid md:gap-1">
      {items.map((item) => (
        <Text
          key={item}
          as="li"
          className="relative pl-4 before:absolute before:top-[.72em] before:left-0 before:h-0.5 before:w-2 before:bg-copper"
          text={item}
        />
      ))}
    </ul>
  );
}

/** Above its list on wide screens, and on the same line as the list on phones. */
function ListName({ children }: { readonly children: string }) {
  return (
    <p className="font-bold text-ink max-md:inline md:pb-1 md:text-small">
      {children}
      <span className="md:hidden">: </span>
    </p>
  );
}

function ProblemNotes({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <ul data-stagger="" className="grid gap-x-8 gap-y-3 pt-3 sm:grid-cols-2 md:pt-4 xl:grid-cols-4">
      {problems.map(({ problem, causes, solutions }) => (
        <li key={problem}>
          <Text as="h3" className="text-h4" text={problem} />
          <div className="mt-0.5 text-small text-ink-2 md:mt-1.5 md:text-base">
            <ListName>Causes</ListName>
            <CellItems items={causes} />
          </div>
          <div className="mt-1 text-small font-semibold md:mt-3 md:text-base">
            <ListName>What we do</ListName>
            <CellItems items={solutions} />
          </div>
        </li>
      ))}
    </ul>
  );
}

export function ProblemsSection({ section, tone, isShort }: SectionProps<'problems'>) {
  if (section.display === 'note')
    return (
      <Section id={section.id} labelledBy={headingId(section)} tone={tone} space="medium">
        <Text as="h2" id={headingId(section)} className="note-heading" text={section.heading} />
        <ProblemNotes problems={section.problems} />
      </Section>
    );
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <DataTable
        labelledBy={headingId(section)}
        columns={['Problem', 'Causes', 'What it leads to', 'What we do']}
        rows={section.problems.map(({ problem, causes, consequences, solutions }) => ({
          header: problem,
          cells: [causes, consequences, solutions].map((items, index) => <CellItems key={index} items={items} />),
        }))}
        highlightLast
      />
    </SectionFrame>
  );
}
