import { Hatch } from '@/components/ruler/hatch';
import { RichText, Text } from '@/components/ui/rich-text';
import { Section, type Tone } from '@/components/ui/section';
import type { CallStep, SectionOf } from '@/content/types';
import { percent } from '@/lib/ruler/scale';
import { minuteBar, type BarPart } from '@/lib/schedule/minute-bar';
import { headingId } from './heading-id';

function Part({ number, part: { start, least, most } }: { readonly number: number; readonly part: BarPart }) {
  const isMoment = most === 0;
  return (
    <>
      <text x={percent(start + most / 2)} y="17">
        {number}
      </text>
      {isMoment ? (
        <line x1={percent(start)} x2={percent(start)} y1="24" y2="100%" className="stroke-cream" strokeWidth="4" />
      ) : (
        <>
          <rect x={percent(start)} y="26" width={percent(most)} height="34" fill="url(#up-to)" />
          <rect
            x={percent(start)}
            y="26"
            width={percent(least)}
            height="34"
            className={number === 1 ? 'fill-ochre' : 'fill-copper-light'}
          />
        </>
      )}
    </>
  );
}

function Step({ step: { title, duration, details }, number }: { readonly step: CallStep; readonly number: number }) {
  return (
    <li>
      <h3 className="text-h4/[1.2]">
        <span aria-hidden="true" className="text-copper-light">
          {number}
        </span>{' '}
        <RichText>{title}</RichText>
      </h3>
      <Text className="font-semibold text-copper-light" text={duration} />
      <Text className="text-cream-2" text={details} />
    </li>
  );
}

interface CallStepsProps {
  readonly section: Extract<SectionOf<'steps'>, { readonly display: 'call' }>;
  readonly tone: Tone;
}

/** Steps after the last one with minutes aren't on the bar. */
export function CallSteps({ section, tone }: CallStepsProps) {
  const { heading, intro, steps } = section;
  const id = headingId(section);
  const count = steps.findLastIndex(({ minutes }) => minutes) + 1;
  const [drawn, later] = [steps.slice(0, count), steps.slice(count)];
  return (
    <Section id={section.id} labelledBy={id} tone={tone} space="medium">
      <Text as="h2" id={id} className="text-h3" text={heading} />
      <Text className="mt-2 mb-3 max-w-copy text-cream-2 md:mb-5" text={intro} />
      <svg aria-hidden="true" width="100%" height="66" className="call-clock">
        <Hatch id="up-to" className="fill-copper-light" />
        {minuteBar(drawn).map((part, index) => (
          <Part key={index} number={index + 1} part={part} />
        ))}
      </svg>
      <ol className="call-steps mt-3.5 md:mt-5">
        {drawn.map((step, index) => (
          <Step key={step.title} step={step} number={index + 1} />
        ))}
      </ol>
      {later.length > 0 ? (
        <ol start={drawn.length + 1} className="call-steps call-steps-later mt-3.5 sm:mt-6">
          {later.map((step, index) => (
            <Step key={step.title} step={step} number={drawn.length + index + 1} />
          ))}
        </ol>
      ) : null}
    </Section>
  );
}
