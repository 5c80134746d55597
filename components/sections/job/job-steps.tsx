import clsx from 'clsx';
import { Hatch } from '@/components/ruler/hatch';
import { RulerPole } from '@/components/ruler/ruler-pole';
import { Text } from '@/components/ui/rich-text';
import { hoursADay } from '@/content/durations';
import type { WrittenStep } from '@/content/job-in-writing';
import type { SectionOf } from '@/content/section-kinds';
import { marksOn, placeOn, spanOn, type Scale } from '@/lib/ruler/scale';
import { rulerFor, stepBars, type HoursRuler, type StepBar } from '@/lib/schedule/step-bars';

const hatchId = 'up-to-the-most';

/** What the bars mean, as far as this job has them. */
function scaleNote(
  steps: readonly WrittenStep[],
  unit: HoursRuler['unit'],
  { nights, measure }: Pick<SectionOf<'job-in-writing'>['steps'], 'nights' | 'measure'>,
): string {
  const varies = steps.some(({ hours }) => hours && hours[1] > hours[0]);
  const parts = [
    measure ?? (unit === 'days' ? `Hours of work, ${hoursADay} a day` : 'Hours at your house'),
    varies && 'hatched if it takes longer',
    steps.some(({ isIfNeeded }) => isIfNeeded) && 'dashed only if it’s needed',
  ].filter((part) => part !== false);
  const [first = '', ...rest] = parts;
  const sentence = rest.length > 0 ? `${first}; ${rest.join(', ')}.` : `${first}.`;
  return nights ? `${sentence} ${nights}` : sentence;
}

function Pole({ ruler: { scale, unit } }: { readonly ruler: HoursRuler }) {
  const days = scale.high / hoursADay;
  if (unit === 'days') {
    const print = (hours: number) => {
      const day = hours / hoursADay + 1;
      return days > 5 ? String(day) : `Day ${day}`;
    };
    return <RulerPole scale={scale} step={hoursADay} tick={hoursADay / 4} print={print} isLow labels="between" />;
  }
  const step = scale.high > 4 ? 2 : 1;
  const print = (hours: number) => {
    if (hours === scale.high) return `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
    // Where the last label, which has the unit, would run into it.
    return scale.high - hours <= scale.high / 4 ? '' : String(hours);
  };
  return <RulerPole scale={scale} step={step} tick={1 / 2} print={print} isLow />;
}

function nightsOf({ scale }: HoursRuler): readonly string[] {
  return marksOn(scale, hoursADay)
    .slice(1, -1)
    .map((hours) => `${placeOn(scale, hours)}%`);
}

function Bar({
  bar,
  scale,
  isIfNeeded,
}: {
  readonly bar: StepBar;
  readonly scale: Scale;
  readonly isIfNeeded: boolean;
}) {
  const whole = spanOn(scale, { low: bar.start, high: bar.most });
  const least = spanOn(scale, { low: bar.start, high: bar.least });
  return (
    <svg aria-hidden="true" className={clsx('job-bar', isIfNeeded && 'job-bar-if-needed')}>
      <rect x={`${whole.left}%`} width={`${whole.width}%`} y="5%" height="88%" fill={`url(#${hatchId})`} />
      <rect x={`${least.left}%`} width={`${least.width}%`} y="5%" height="88%" />
    </svg>
  );
}

function Steps({ steps, ruler }: { readonly steps: readonly WrittenStep[]; readonly ruler: HoursRuler | undefined }) {
  const bars = stepBars(steps);
  return (
    <ol>
      {steps.map(({ title, duration, details, isIfNeeded = false }, index) => {
        const bar = bars[index];
        return (
          <li key={title} className="job-step">
            <div className="min-w-0">
              <p className="job-step-head">
                <Text as="b" text={title} /> <Text as="span" text={duration} />
              </p>
              <Text className="job-small" text={details} />
            </div>
            {bar && ruler ? <Bar bar={bar} scale={ruler.scale} isIfNeeded={isIfNeeded} /> : null}
          </li>
        );
      })}
    </ol>
  );
}

export function JobSteps({ steps: { heading, groups, ...notes } }: Pick<SectionOf<'job-in-writing'>, 'steps'>) {
  const all = groups.flatMap(({ steps }) => steps);
  const ruler = rulerFor(
    groups.map(({ steps }) => steps),
    hoursADay,
  );
  return (
    <>
      <svg width="0" height="0" aria-hidden="true" className="absolute">
        <Hatch id={hatchId} lines="fine" className="fill-ink" />
      </svg>
      <div className="job-step-top">
        <div>
          <h3>{heading}</h3>
          {ruler ? <p className="job-small">{scaleNote(all, ruler.unit, notes)}</p> : null}
        </div>
        {ruler ? <Pole ruler={ruler} /> : null}
      </div>
      <div className="relative">
        {ruler?.unit === 'days' ? (
          <svg aria-hidden="true" className="job-nights">
            {nightsOf(ruler).map((place) => (
              <line key={place} x1={place} x2={place} y2="100%" />
            ))}
          </svg>
        ) : null}
        {groups.map(({ heading: group, steps }) => (
          <div key={group ?? ''}>
            {group ? <h4>{group}</h4> : null}
            <Steps steps={steps} ruler={ruler} />
          </div>
        ))}
      </div>
    </>
  );
}
