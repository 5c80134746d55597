/** The point of a picture that must stay visible, from 0 to 1: x from the left, y from the top. */
export type FocalPoint = readonly [x: number, y: number];

/** A class that moves a picture within its box, and the CSS value behind it. */
export interface FocalStyle {
  readonly className: string;
  /** A value of `object-position`. */
  readonly position: string;
  /** A phone crop replaces the source of another picture's element, so its focal point applies on phones only. */
  readonly onPhone: boolean;
}

/**
 * The class that keeps the focal point visible when a layout crops the picture. A class, because the security policy
 * blocks style attributes. Undefined for the center, which is the browser's default. The picture build writes the rule;
 * the page uses the class.
 */
export function focalStyle(name: string, focal: FocalPoint): FocalStyle | undefined {
  const [x, y] = focal.map((part) => Math.round(part * 100));
  if (x === 50 && y === 50) return undefined;
  const onPhone = name.endsWith('-phone');
  return { className: `${onPhone ? 'phone-' : ''}focal-${x}-${y}`, position: `${x}% ${y}%`, onPhone };
}
