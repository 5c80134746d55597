import { Text } from '@/components/ui/rich-text';
import { SnapRow } from '@/components/ui/snap-row';
import { papers } from '@/content/papers/papers';
import { PencilMarks } from './pencil-marks';
import { ProposalSheet } from './proposal-sheet';
import { ReportSheet } from './report-sheet';

interface PapersProps {
  /** The numbers of the steps in which the homeowner gets the two papers, printed above them. */
  readonly steps?: readonly [report: number, proposal: number];
}

export function Papers({ steps }: PapersProps) {
  const { report, proposal } = papers;
  return (
    <div className="paper-table bg-boards">
      <PencilMarks />
      <div className="wrap">
        <SnapRow
          label={papers.label}
          after={
            <Text
              className="w-fit bg-board px-2.5 py-1 text-small/snug text-board-ink sm:mt-4 xl:-mt-8 xl:max-w-[58%]"
              text={papers.note}
            />
          }
        >
          <ul className="[--card:min(82vw,21rem)] sm:grid print:grid">
            <li>
              <Tag step={steps?.[0]} tag={report.tag} text={report.tagText} />
              <ReportSheet />
            </li>
            <li>
              <Tag step={steps?.[1]} tag={proposal.tag} text={proposal.tagText} />
              <ProposalSheet />
            </li>
          </ul>
        </SnapRow>
      </div>
    </div>
  );
}

function Tag({ step, tag, text }: { readonly step: number | undefined; readonly tag: string; readonly text: string }) {
  return (
    <p className="paper-tag">
      {step === undefined ? null : (
        <b
          aria-hidden="true"
          className="mr-2 grid size-8.5 place-items-center bg-door font-serif text-h4/none font-bold text-white"
        >
          {step}
        </b>
      )}
      <b>{tag}</b> <Text as="span" text={text} />
    </p>
  );
}
