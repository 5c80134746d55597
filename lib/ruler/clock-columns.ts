import { toTenths } from './scale';

/**
 * A step usually takes from `least` to `usual` hours, and sometimes up to `most`. If `most` is left out, the step never
 * takes longer than `usual`.
 */
export type StepHours = readonly [least: number, usual: number, most?: number];

export interface ClockColumn {
  readonly width: 'narrow' | 'wide';
  /** In percent of the column. Undefined for a step without hours. */
  readonly bar?: {
    readonly least: number;
    readonly usual: number;
    readonly most: number;
    /** The full hours, in percent of the bar. */
    readonly hours: readonly number[];
  };
}

/** The widths of the columns and of an hour, in the same unit. */
export const clockUnits = { narrow: 26, wide: 48, hour: 5.6 } as const;

/** An hour is equally wide in every column. Throws if a step is longer than the widest column. */
export function clockColumns(steps: readonly (StepHours | undefined)[]): readonly ClockColumn[] {
  return steps.map((hours) => {
    if (!hours) return { width: 'narrow' };
    const [least, usual, most = usual] = hours;
    const width = most * clockUnits.hour > clockUnits.narrow ? 'wide' : 'narrow';
    if (most * clockUnits.hour > clockUnits[width]) throw new Error(`${most} hours do not fit in the widest column.`);
    const percent = (time: number) => toTenths((100 * time * clockUnits.hour) / clockUnits[width]);
    const marks = Array.from({ length: Math.ceil(most) - 1 }, (_, index) => toTenths((100 * (index + 1)) / most));
    return { width, bar: { least: percent(least), usual: percent(usual), most: percent(most), hours: marks } };
  });
}
