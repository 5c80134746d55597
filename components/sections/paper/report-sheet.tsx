import { Text } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import { isSampleStory } from '@/content/sample-story';
import { papers } from '@/content/papers/papers';
import { Signature } from './pencil-marks';

/** From one box to the next, in units of their drawing (pencil-marks.tsx). */
const boxDistance = 38;

export function ReportSheet() {
  const { heading, groups, marks, more, counts } = papers.report;
  return (
    <figure aria-labelledby="report-sheet" className="paper paper-report">
      <figcaption className="paper-head on-dark">
        <b id="report-sheet">{heading}</b>
        <span>{papers.company}</span>
      </figcaption>
      <div className="paper-groups">
        {groups.map(({ name, isOnPhones, points }) => (
          <div key={name} className={isOnPhones ? undefined : 'max-sm:not-print:hidden'}>
            <p className="paper-group">
              <b>{name}</b>
              <span aria-hidden="true">
                {marks.map((mark) => (
                  <i key={mark}>{mark}</i>
                ))}
              </span>
            </p>
            <ol start={points[0]?.number}>
              {points.map(({ number, name: point, mark }) => (
                <li key={number} data-mark={mark}>
                  <b>{number}</b>
                  <Text as="span" text={point} />
                  <svg role="img" aria-label={mark} viewBox="0 2 115 23">
                    <use href="#boxes" />
                    <use href={`#check-${number % 3}`} x={boxDistance * marks.indexOf(mark)} />
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
        <b>{counts}</b>
        {isSampleStory ? (
          <span className="paper-by">
            {papers.report.by}
            <Signature />
          </span>
        ) : null}
        <b className="paper-stamp">{papers.sample}</b>
      </p>
    </figure>
  );
}
