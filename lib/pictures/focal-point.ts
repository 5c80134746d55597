/** The point that must stay visible, from 0 to 1. */
export type FocalPoint = readonly [x: number, y: number];

export interface FocalStyle {
  readonly className: string;
  readonly position: string;
  /** A phone crop is a `<source>` of another picture, so its focal point applies on phones only. */
  readonly isPhoneCrop: boolean;
}

/** A class, because the security policy blocks style attributes. Undefined for the center, the default. */
export function focalStyle(name: string, focal: FocalPoint): FocalStyle | undefined {
  const [x, y] = focal.map((part) => Math.round(part * 100));
  if (x === 50 && y === 50) return undefined;
  const isPhoneCrop = name.endsWith('-phone');
  return { className: `${isPhoneCrop ? 'phone-' : ''}focal-${x}-${y}`, position: `${x}% ${y}%`, isPhoneCrop };
}
