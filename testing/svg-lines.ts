export interface Line {
  readonly dx: number;
  readonly dy: number;
}

/** How many numbers each curve command takes; the last two are its end point. */
const curves: Readonly<Record<string, number>> = { C: 6, S: 4, Q: 4, T: 2, A: 7 };

/** How far each straight line of an SVG path goes right and down. Curves are skipped. */
export function straightLines(path: string): readonly Line[] {
  const lines: Line[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number) => {
    lines.push({ dx: toX - x, dy: toY - y });
    [x, y] = [toX, toY];
  };
  for (const [, letter = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const command = letter.toUpperCase();
    const isRelative = letter !== command;
    const along = (value = 0) => (isRelative ? x : 0) + value;
    const down = (value = 0) => (isRelative ? y : 0) + value;
    if (command === 'Z') lineTo(startX, startY);
    else if (command === 'H') for (const value of numbers) lineTo(along(value), y);
    else if (command === 'V') for (const value of numbers) lineTo(x, down(value));
    else {
      const size = curves[command] ?? 2;
      for (let index = 0; index + size <= numbers.length; index += size) {
        const [toX, toY] = [along(numbers[index + size - 2]), down(numbers[index + size - 1])];
        if (command === 'L' || (command === 'M' && index > 0)) lineTo(toX, toY);
        else [x, y] = [toX, toY];
        if (command === 'M' && index === 0) [startX, startY] = [toX, toY];
      }
    }
  }
  return lines;
}
