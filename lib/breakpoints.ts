/**
 * The widths at which the layout changes, in rem of the browser's own text size, for what a style sheet does not reach: media queries in
 * scripts and the `sizes` of pictures. They are the `--breakpoint-*` of app/styles/tokens.css; a test compares the two.
 */
export const breakpoints = {
  xs: 22.5,
  sm: 38.8125,
  md: 56.3125,
  lg: 68.1875,
  xl: 73.8125,
  '2xl': 81.3125,
  '3xl': 90,
  '4xl': 97.5,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** The media query of a screen that is this wide or wider. */
export function from(breakpoint: Breakpoint): string {
  return `(min-width: ${breakpoints[breakpoint]}rem)`;
}

/** The media query of a screen that is narrower. */
export function below(breakpoint: Breakpoint): string {
  return `(width < ${breakpoints[breakpoint]}rem)`;
}
