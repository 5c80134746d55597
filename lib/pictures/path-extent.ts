/** How many numbers follow each letter of an SVG path, and which of them are the end point. */
const commands: Readonly<Record<string, { readonly count: number; readonly end: readonly [number?, number?] }>> = {
  M: { count: 2, end: [0, 1] },
  L: { count: 2, end: [0, 1] },
  T: { count: 2, end: [0, 1] },
  H: { count: 1, end: [0] },
  V: { count: 1, end: [undefined, 0] },
  Q: { count: 4, end: [2, 3] },
  S: { count: 4, end: [2, 3] },
  C: { count: 6, end: [4, 5] },
  A: { count: 7, end: [5, 6] },
};

export interface PathSegment {
  /** In upper case. After the first point of an `M`, further points are `L`. */
  readonly command: string;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

/** In absolute coordinates. Undefined for any text but a path. */
export function pathSegments(path: string): readonly PathSegment[] | undefined {
  const segments: PathSegment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let rest = path.trim();
  if (!/^m/i.test(rest)) return undefined;
  while (rest !== '') {
    const letter = rest.charAt(0);
    let name = letter.toUpperCase();
    rest = rest.slice(1).replace(/^[\s,]+/, '');
    if (name === 'Z') {
      segments.push({ command: name, from: [x, y], to: [startX, startY] });
      [x, y] = [startX, startY];
      continue;
    }
    const shape = commands[name];
    if (!shape) return undefined;
    const isRelative = letter !== name;
    do {
      const numbers: number[] = [];
      for (let index = 0; index < shape.count; index += 1) {
        // The flags of an arc may be written without a space between them.
        const isFlag = name === 'A' && (index === 3 || index === 4);
        const [written] = (isFlag ? /^[01]/ : /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/i).exec(rest) ?? [];
        if (written === undefined) return undefined;
        numbers.push(Number(written));
        rest = rest.slice(written.length).replace(/^[\s,]+/, '');
      }
      const from = [x, y] as const;
      const [xIndex, yIndex] = shape.end;
      if (xIndex !== undefined) x = (numbers[xIndex] ?? 0) + (isRelative ? x : 0);
      if (yIndex !== undefined) y = (numbers[yIndex] ?? 0) + (isRelative ? y : 0);
      if (name === 'M') [startX, startY] = [x, y];
      segments.push({ command: name, from, to: [x, y] });
      if (name === 'M') name = 'L';
    } while (/^[\d.+-]/.test(rest));
  }
  return segments;
}

/** The box around the points of an SVG path. Curves may reach a little further. Undefined for any other text. */
export function pathExtent(path: string) {
  const segments = pathSegments(path);
  if (!segments) return undefined;
  const across = segments.map(({ to: [x] }) => x);
  const down = segments.map(({ to: [, y] }) => y);
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) };
}
