export type Mark = 'fine' | 'watch' | 'fix';

/** The marks on the sample report, by point. Unlisted points are fine. */
const notFine: Readonly<Partial<Record<number, Mark>>> = {
  2: 'watch',
  5: 'watch',
  9: 'fix',
  13: 'fix',
  18: 'watch',
  20: 'watch',
};

export const sampleMark = (point: number): Mark => notFine[point] ?? 'fine';

export const pointsMarked = (mark: Exclude<Mark, 'fine'>): readonly number[] =>
  Object.keys(notFine)
    .map(Number)
    .filter((point) => notFine[point] === mark);
