/** How many numbers follow each letter of an SVG path, and which of them are the end point. */
const commands: Readonly<Record<string, { readonly count: number; readonly end: readonly [number?, number?] }>> = {
  m: { count: 2, end: [0, 1] },
  l: { count: 2, end: [0, 1] },
  t: { count: 2, end: [0, 1] },
  h: { count: 1, end: [0] },
  v: { count: 1, end: [undefined, 0] },
  q: { count: 4, end: [2, 3] },
  s: { count: 4, end: [2, 3] },
  c: { count: 6, end: [4, 5] },
  a: { count: 7, end: [5, 6] },
};

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box around the points of an SVG path. Curves may reach a little further. Undefined for any other text. */
export function pathExtent(path: string): Extent | undefined {
  const points: { x: number; y: number }[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let rest = path.trim();
  if (!/^m/i.test(rest)) return undefined;
  while (rest !== '') {
    const letter = rest.charAt(0);
    rest = rest.slice(1).replace(/^[\s,]+/, '');
    if (/z/i.test(letter)) {
      [x, y] = [startX, startY];
      continue;
    }
    const command = commands[letter.toLowerCase()];
    if (!command) return undefined;
    const isRelative = letter === letter.toLowerCase();
    let isLine = false;
    do {
      const numbers: number[] = [];
      for (let index = 0; index < command.count; index += 1) {
        // The flags of an arc may be written without a space between them.
        const isFlag = letter.toLowerCase() === 'a' && (index === 3 || index === 4);
        const [written] = (isFlag ? /^[01]/ : /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/i).exec(rest) ?? [];
        if (written === undefined) return undefined;
        numbers.push(Number(written));
        rest = rest.slice(written.length).replace(/^[\s,]+/, '');
      }
      const [xIndex, yIndex] = command.end;
      if (xIndex !== undefined) x = (numbers[xIndex] ?? 0) + (isRelative ? x : 0);
      if (yIndex !== undefined) y = (numbers[yIndex] ?? 0) + (isRelative ? y : 0);
      // Further points after a move are lines.
      if (letter.toLowerCase() === 'm' && !isLine) [startX, startY] = [x, y];
      isLine = true;
      points.push({ x, y });
    } while (/^[\d.+-]/.test(rest));
  }
  const across = points.map((point) => point.x);
  const down = points.map((point) => point.y);
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) };
}
