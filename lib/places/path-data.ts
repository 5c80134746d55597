export type Point = readonly [x: number, y: number];

/**
 * SVG path data for lines, in as few characters as a drawing in whole units needs: each step is relative to the last
 * point, and points that repeat or lie on the way to the next are left out.
 * @param end `z` closes each line
 */
export function pathData(lines: readonly (readonly Point[])[], end: '' | 'z'): string {
  return lines
    .map((line) => {
      const [first = [0, 0], ...points] = corners(line.map(([x, y]): Point => [Math.round(x), Math.round(y)]));
      let [atX, atY] = first;
      const steps = points.map(([x, y]) => {
        const step = pair(x - atX, y - atY);
        [atX, atY] = [x, y];
        return step;
      });
      // A closed line ends where it began, and `z` draws its last step.
      if (end === 'z') steps.pop();
      return `M${pair(...first)}l${steps.join(' ').replaceAll(' -', '-')}${end}`;
    })
    .join('');
}

/** Two numbers with a separator only where they need one. */
function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

/** The points at which a line turns, with its ends. */
function corners(line: readonly Point[]): readonly Point[] {
  const found: Point[] = [];
  for (const point of line) {
    const last = found.at(-1);
    if (last && last[0] === point[0] && last[1] === point[1]) continue;
    const before = found.at(-2);
    if (before && last && liesBetween(before, last, point)) found.pop();
    found.push(point);
  }
  return found;
}

function liesBetween([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean {
  const isOnLine = (bx - ax) * (cy - by) === (by - ay) * (cx - bx);
  const goesOn = (bx - ax) * (cx - bx) + (by - ay) * (cy - by) > 0;
  return isOnLine && goesOn;
}
