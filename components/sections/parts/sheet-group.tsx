import type { NumberedRow } from '@/components/figure/figure-parts';
import { RichText, Text } from '@/components/ui/rich-text';
import type { InspectionGroup, InspectionMark, InspectionPoint } from '@/content/inspection-sheet';
import { isSampleStory } from '@/content/sample-story';
import { slug } from '@/lib/slug';
import { SheetInitials } from './sheet-initials';

type Marks = readonly InspectionMark[];
const allMarks: Marks = ['Fine', 'Watch', 'Fix'];

/** Three shapes, so that neighboring ticks differ, as if drawn by hand. */
const ticks = [
  { strokeWidth: 2.4, d: 'M5 19c3 1 6 5 8 9 3-9 9-19 17-26' },
  { strokeWidth: 2.8, d: 'M7 16c2 4 4 7 6 12 5-10 10-17 20-24' },
  { strokeWidth: 2.6, d: 'M6 17c3 3 5 7 7 11C17 18 23 9 32 3' },
] as const;

type SheetRow = Pick<NumberedRow<InspectionPoint>, 'number' | 'down' | 'row'>;

function Boxes({ marks, sample, number }: { readonly marks: Marks; readonly sample: Marks; readonly number: number }) {
  return (
    <div aria-hidden="true" className="sheet-marks">
      {marks.map((mark) => (
        <div key={mark}>
          <div className="sheet-box">
            {sample.includes(mark) ? (
              <svg
                viewBox="0 0 34 34"
                fill="none"
                strokeLinecap="round"
                className="-mt-2.25 -ml-0.5 size-9.5 stroke-ink-2"
              >
                <path {...ticks[number % ticks.length]} />
              </svg>
            ) : null}
          </div>
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

export function SheetGroup({ group: { name, initials }, rows, marks = allMarks }: SheetGroupProps) {
  const anchor = slug(name);
  return (
    <div data-marks={marks.length} className="sheet-group @container">
      <div className="flex flex-wrap items-end justify-between gap-x-3 border-t-2 border-ink">
        <h3 className="min-w-0 flex-1 pt-3.5 pb-2 text-h3 leading-tight">
          <RichText>{name}</RichText>
          <span className="sr-only">, a sample</span>
        </h3>
        <div aria-hidden="true" className="sheet-marks pb-2 text-small font-bold whitespace-nowrap">
          {marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
      </div>
      <ol data-read-rows="" start={rows[0]?.number} className="figure-rows sheet-rows">
        {rows.map(({ number, down, row: { name: point, detail, sample, also } }) => {
          const ticked = also ? [sample, also] : [sample];
          return (
            <li key={number} id={`${anchor}-${number}`} data-n={number} data-slide={down}>
              <Text as="h4" className="self-center text-large leading-snug" text={point} />
              <p className="sheet-detail leading-snug text-ink-2 max-sm:text-small md:text-base">
                {detail ? <RichText>{detail}</RichText> : null}
                <span className="sr-only"> {ticked.join(', ')}.</span>
              </p>
              <Boxes marks={marks} sample={ticked} number={number} />
            </li>
          );
        })}
      </ol>
      {isSampleStory ? (
        <p aria-hidden="true" className="flex items-center justify-end gap-2.5 pt-2 text-small text-ink-2">
          Checked by <SheetInitials initials={initials} />
        </p>
      ) : null}
    </div>
  );
}
