import { RichText } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import type { Mark } from '@/content/papers/marks';
import { isSampleStory } from '@/content/sample-story';
import { papers } from '@/content/papers/papers';

const columns: Readonly<Record<Mark, number>> = { fine: 0, watch: 1, fix: 2 };
/** Only the groups at the top of a column name their boxes. */
const columnTops: readonly number[] = [0, 2];
const groupsOnPhones = 3;
const step = 38;

export function ReportSheet() {
  const { heading, groups, marks, more, sum } = papers.report;
  return (
    <figure aria-labelledby="report-sheet" className="paper paper-report">
      <figcaption className="paper-head on-dark">
        <b id="report-sheet">{heading}</b>
        <span>{papers.company}</span>
      </figcaption>
      <div className="paper-groups">
        {groups.map(({ name, points }, index) => (
          <div key={name} className={index < groupsOnPhones ? undefined : 'max-sm:not-print:hidden'}>
            <p className="paper-group">
              <b>{name}</b>
              {columnTops.includes(index) ? (
                <span aria-hidden="true">
                  {marks.map((mark) => (
                    <i key={mark}>{mark}</i>
                  ))}
                </span>
              ) : null}
            </p>
            <ol start={points[0]?.number}>
              {points.map(({ number, name: point, mark }) => (
                <li key={number} data-mark={mark}>
                  <b>{number}</b>
                  <span>
                    <RichText>{point}</RichText>
                  </span>
                  <svg role="img" aria-label={mark} viewBox="0 2 115 23">
                    <use href="#boxes" />
                    <use href={`#tick-${number % 3}`} x={step * columns[mark]} />
                  </svg>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <p className="px-(--paper-pad) pb-0.5 sm:hidden">
        <SiteLink href={more.href} className="inline-flex min-h-10 items-center font-bold underline underline-offset-4">
          {more.label}
        </SiteLink>
      </p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t-fine border-ink px-(--paper-pad) pt-2 pb-2.5">
        <b>{sum}</b>
        {isSampleStory ? (
          <span className="paper-by">
            {papers.report.by}
            <svg role="img" aria-label="D. H." viewBox="0 0 90 40">
              <use href="#signature" />
            </svg>
          </span>
        ) : null}
        <b className="paper-stamp">{papers.sample}</b>
      </p>
    </figure>
  );
}
