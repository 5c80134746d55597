/** Reads `within 3 hours` or `within an hour`. Undefined for words without hours or minutes, such as `the same day`. */
export function hoursWithin(words: string): readonly [least: 0, most: number] | undefined {
  const [, figure, unit] = /(\d+|\ban?)(?: |-)(hour|minute)/.exec(words) ?? [];
  if (!figure) return undefined;
  const count = Number.parseInt(figure, 10) || 1;
  return [0, unit === 'hour' ? count : count / 60];
}
