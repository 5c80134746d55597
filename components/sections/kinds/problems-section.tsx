import { RichText, Text } from '@/components/ui/rich-text';
import { DataTable } from '@/components/sections/parts/data-table';
import { headingId } from '@/components/sections/parts/heading-id';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';

function CellItems({ items }: { readonly items: readonly string[] }) {
  const [first, ...others] = items;
  if (first !== undefined && others.length === 0) return <RichText>{first}</RichText>;
  return (
    <ul className="max-md:run-in max-md:inline max-md:text-small md:grid md:gap-1">
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

export function ProblemsSection({ section, tone, isShort }: SectionProps<'problems'>) {
  const { problems } = section;
  const hasConsequences = problems.every(({ consequences }) => consequences);
  return (
    <SectionFrame section={section} tone={tone} isShort={isShort}>
      <DataTable
        labelledBy={headingId(section)}
        columns={['Problem', 'Causes', ...(hasConsequences ? ['What it leads to'] : []), 'What we do']}
        rows={problems.map(({ problem, causes, consequences, solutions }) => ({
          header: problem,
          cells: [causes, ...(consequences ? [consequences] : []), solutions].map((items, index) => (
            <CellItems key={index} items={items} />
          )),
        }))}
        highlightLast
      />
    </SectionFrame>
  );
}
