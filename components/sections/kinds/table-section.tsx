import { RichText } from '@/components/ui/rich-text';
import { DataTable } from '@/components/sections/parts/data-table';
import { headingId } from '@/components/sections/parts/heading-id';
import { AsideFrame } from '@/components/sections/parts/aside-frame';
import { SectionFrame } from '@/components/sections/parts/section-frame';
import type { SectionProps } from '@/components/sections/parts/section-props';

export function TableSection({ section, tone, isShort }: SectionProps<'table'>) {
  const Frame = section.isBesideHeading ? AsideFrame : SectionFrame;
  return (
    <Frame section={section} tone={tone} isShort={isShort} footnote={section.footnote}>
      <DataTable
        labelledBy={headingId(section)}
        columns={section.columns}
        rows={Object.entries(section.rows).map(([header, cells]) => ({
          header,
          cells: cells.map((cell, index) => <RichText key={index}>{cell}</RichText>),
        }))}
      />
    </Frame>
  );
}
