/** The point of a picture that must stay visible, from 0 to 1 across and down. */
export type FocalPoint = readonly [x: number, y: number];

/** The class that moves a picture in its box, and what the class says. */
export interface FocalStyle {
  readonly className: string;
  /** A value of `object-position`. */
  readonly position: string;
  /** A crop for phones is shown in another picture's element, so its point counts on phones alone. */
  readonly onPhone: boolean;
}

/**
 * How a picture is kept in view when a layout crops it: a class, since the policy refuses style attributes. Nothing for
 * the middle, where browsers look anyway. The picture build writes the class, the page wears it.
 */
export function focalStyle(name: string, focal: FocalPoint): FocalStyle | undefined {
  const [x, y] = focal.map((part) => Math.round(part * 100));
  if (x === 50 && y === 50) return undefined;
  const onPhone = name.endsWith('-phone');
  return { className: `${onPhone ? 'phone-' : ''}focal-${x}-${y}`, position: `${x}% ${y}%`, onPhone };
}
