import clsx from 'clsx';
import { Ticks } from '@/components/ruler/ticks';
import { RichText, Text } from '@/components/ui/rich-text';
import { cancellation } from '@/content/promises';
import type { SectionOf } from '@/content/section-kinds';
import { writtenWarranty } from '@/content/warranties';
import { marksOn, placeOn } from '@/lib/ruler/scale';

type Signature = SectionOf<'job-in-writing'>['signature'];

/** A tick a year, a longer one at the end of our years. The thick part is ours. */
function YearLine({ years, ours }: { readonly years: number; readonly ours: number }) {
  const scale = { low: 0, high: years };
  return (
    <svg aria-hidden="true" className="job-years">
      <Ticks id="years" count={years} height={7} thickness={1} />
      <line x2="100%" y1="1" y2="1" strokeWidth="2" />
      <line x2={`${placeOn(scale, ours)}%`} y1="2.2" y2="2.2" strokeWidth="4.5" />
      {marksOn(scale, ours).map((year) => (
        <line
          key={year}
          x1={`${placeOn(scale, year)}%`}
          x2={`${placeOn(scale, year)}%`}
          y1="1"
          y2="13"
          strokeWidth="2"
        />
      ))}
    </svg>
  );
}

type WarrantySignature = Extract<Signature, { warranty: unknown }>;

function WarrantyFigure({ signature: { warranty, isWhole } }: { readonly signature: WarrantySignature }) {
  const { terms, years, ours, note } = writtenWarranty(warranty, isWhole === true);
  return (
    <figure id="warranty">
      <p className={clsx('job-pen', terms.length > 1 && 'job-pen-terms')}>
        {terms.map((term) => (
          <Text key={term} as="span" text={term} />
        ))}
      </p>
      <YearLine years={years} ours={ours} />
      {note ? (
        <figcaption>
          <b>Warranty.</b> <RichText>{note}</RichText>
        </figcaption>
      ) : null}
    </figure>
  );
}

function PlainLine({ title, label, note }: { readonly title: string; readonly label: string; readonly note: string }) {
  return (
    <figure>
      <Text className="job-pen" text={title} />
      <svg aria-hidden="true" className="job-years">
        <line x2="100%" y1="1" y2="1" strokeWidth="2" />
      </svg>
      <figcaption>
        <b>{label}</b> <RichText>{note}</RichText>
      </figcaption>
    </figure>
  );
}

function CancellationLine({ canWaive = false }: { readonly canWaive?: boolean }) {
  const { title, notice, waiver } = cancellation;
  return <PlainLine title={title} label="Your right." note={canWaive ? `${notice} ${waiver}` : notice} />;
}

export function JobSignature({ signature }: { readonly signature: Signature }) {
  return (
    <div className="job-columns">
      {'report' in signature ? (
        <>
          <PlainLine title={signature.report.title} label="Report." note={signature.report.note} />
          {signature.cancellation ? <CancellationLine canWaive={signature.cancellation === 'waivable'} /> : null}
        </>
      ) : (
        <>
          <WarrantyFigure signature={signature} />
          <CancellationLine canWaive={signature.canWaive} />
        </>
      )}
    </div>
  );
}
