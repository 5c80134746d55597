import { FigureDrawing } from '@/components/figure/figure-drawing';
import { numberedRows, type NumberedRow } from '@/components/figure/figure-parts';
import { headingId } from '@/components/sections/parts/heading-id';
import type { SectionProps } from '@/components/sections/parts/section-props';
import { SheetInitials } from '@/components/sections/parts/sheet-initials';
import { SheetTick } from '@/components/sections/parts/sheet-tick';
import { RichText } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import type { InspectionGroup, InspectionPoint } from '@/content/types';

const marks = ['fine', 'watch', 'fix'] as const;
type Row = NumberedRow<InspectionPoint>;

/** The boxes of one point. The sample's mark is said in words after the point. */
function Boxes({ sample, number }: { readonly sample: InspectionPoint['sample']; readonly number: number }) {
  return (
    <div aria-hidden="true" className="sheet-marks">
      {marks.map((mark) => (
        <div key={mark}>
          <div className="sheet-box">{mark === sample ? <SheetTick index={number} /> : null}</div>
        </div>
      ))}
    </div>
  );
}

interface GroupProps {
  readonly group: InspectionGroup;
  readonly rows: readonly Row[];
}

/** The points of one part of the house, as a printed list with its boxes ticked. */
function Group({ group: { name, initials }, rows }: GroupProps) {
  return (
    <div className="sheet-group">
      <div className="flex items-end justify-between gap-x-3 border-t-2 border-ink">
        <h3 className="pt-3.5 pb-2 text-feature leading-tight">
          <RichText>{name}</RichText>
        </h3>
        <div aria-hidden="true" className="sheet-marks pb-2 text-small font-bold">
          {['Fine', 'Watch', 'Fix'].map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
      </div>
      <ol data-read-rows="" start={rows[0]?.number} className="figure-rows">
        {rows.map(({ part, number, down, row: { name: point, detail, sample } }) => (
          <li key={part} id={`point-${number}`} data-n={number} data-down={down}>
            <div className="min-w-0">
              <h4 className="text-large leading-snug">
                <RichText>{point}</RichText>
              </h4>
              <p className="leading-snug text-ink-2 max-sm:text-small md:text-base">
                <RichText>{detail}</RichText>
                <span className="sr-only"> Marked in the sample: {sample}.</span>
              </p>
            </div>
            <Boxes sample={sample} number={number} />
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="flex items-center justify-end gap-2.5 pt-2 text-small text-ink-2">
        Looked at by <SheetInitials initials={initials} />
      </p>
    </div>
  );
}

/** The points of an inspection: a drawing with their numbers, and the sheet on which each is marked. */
export function InspectionSection({ section, tone, isShort }: SectionProps<'inspection'>) {
  const { sheet } = section;
  const id = headingId(section);
  const rows = numberedRows<InspectionPoint>(sheet);
  const firsts = sheet.groups.map(({ first }) => rows.findIndex(({ part }) => part === first));
  return (
    <Section id={section.id} labelledBy={id} tone={tone} space={isShort ? 'short' : 'usual'}>
      {/* Each group has a heading that everyone sees. */}
      <h2 id={id} className="sr-only">
        <RichText>{section.heading}</RichText>
      </h2>
      <div className="figure figure-beside">
        <div className="figure-art">
          <FigureDrawing name={sheet.figure} />
        </div>
        <div>
          {sheet.groups.map((group, index) => (
            <Group key={group.name} group={group} rows={rows.slice(firsts[index], firsts[index + 1])} />
          ))}
        </div>
      </div>
    </Section>
  );
}
