import { slug } from '@/lib/slug';
import { RichText } from '@/components/ui/rich-text';
import type { InspectionGroup, InspectionMark, InspectionPoint } from '@/content/types';
import { isSampleStory } from '@/content/sample-story';
import { SheetInitials } from './sheet-initials';
import { SheetTick } from './sheet-tick';

const conditions = ['Fine', 'Watch', 'Fix'] as const;
type Marks = readonly InspectionMark[];

interface SheetRow {
  readonly number: number;
  readonly down?: number;
  readonly row: InspectionPoint;
}

interface BoxesProps {
  readonly marks: Marks;
  readonly sample: InspectionMark;
  readonly number: number;
}

function Boxes({ marks, sample, number }: BoxesProps) {
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

interface SheetGroupProps {
  readonly group: Pick<InspectionGroup, 'name' | 'initials'>;
  readonly rows: readonly SheetRow[];
  readonly marks?: Marks;
}

export function SheetGroup({ group: { name, initials }, rows, marks = conditions }: SheetGroupProps) {
  const part = slug(name);
  return (
    <div className="@container">
      <div className="flex flex-wrap items-end justify-between gap-x-3 border-t-2 border-ink">
        <h3 className="min-w-0 flex-1 pt-3.5 pb-2 text-h3 leading-tight">
          <RichText>{name}</RichText>
        </h3>
        <div aria-hidden="true" className="sheet-marks pb-2 text-small font-bold whitespace-nowrap">
          {marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
      </div>
      <ol data-read-rows="" start={rows[0]?.number} className="figure-rows sheet-rows">
        {rows.map(({ number, down, row: { name: point, detail, sample } }) => (
          <li key={number} id={`${part}-${number}`} data-n={number} data-down={down}>
            <h4 className="self-center text-large leading-snug">
              <RichText>{point}</RichText>
            </h4>
            <p className="sheet-detail leading-snug text-ink-2 max-sm:text-small md:text-base">
              {detail ? <RichText>{detail}</RichText> : null}
              <span className="sr-only"> Marked in the sample: {sample}.</span>
            </p>
            <Boxes marks={marks} sample={sample} number={number} />
          </li>
        ))}
      </ol>
      {isSampleStory ? (
        <p aria-hidden="true" className="flex items-center justify-end gap-2.5 pt-2 text-small text-ink-2">
          Looked at by <SheetInitials initials={initials} />
        </p>
      ) : null}
    </div>
  );
}
