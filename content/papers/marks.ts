/** How we mark a point of the inspection. */
export type Mark = 'fine' | 'watch' | 'fix';

/** The points of the sample report that are not fine, by number. Every page that shows the report takes its marks from here. */
const notFine: Readonly<Partial<Record<number, Mark>>> = {
  2: 'watch',
  5: 'watch',
  9: 'fix',
  13: 'fix',
  18: 'watch',
  20: 'watch',
};

export const sampleMark = (point: number): Mark => notFine[point] ?? 'fine';

/** The numbers of the points with a mark, from the first. */
export const pointsMarked = (mark: Exclude<Mark, 'fine'>): readonly number[] =>
  Object.keys(notFine)
    .map(Number)
    .filter((point) => notFine[point] === mark);
