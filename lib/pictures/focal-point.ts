/**
 * The class that keeps a picture's focal point in sight when a layout crops it, or nothing where that is the middle,
 * where browsers look anyway. The picture build writes its rule into the generated style sheet. A crop for phones is
 * shown in another picture's element, so its class has a name of its own.
 * @param point x and y from 0 to 1
 */
export function focalClass(name: string, point: readonly [x: number, y: number]): string | undefined {
  const [x, y] = point.map((part) => Math.round(part * 100));
  if (x === 50 && y === 50) return undefined;
  return `${name.endsWith('-phone') ? 'phone-' : ''}focal-${x}-${y}`;
}
