/**
 * The widths at which the layout changes, in rem of the browser's text size, for code that cannot use the style sheet:
 * media queries in scripts and the `sizes` of pictures. They repeat `--breakpoint-*` in app/styles/tokens.css; a test
 * compares the two.
 */
export const breakpoints = {
  xs: 22.5,
  sm: 40,
  md: 57,
  lg: 69,
  xl: 74,
  '2xl': 82,
  '3xl': 90,
  '4xl': 98,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** The media query for screens of at least this width. */
export function from(breakpoint: Breakpoint): string {
  return `(min-width: ${breakpoints[breakpoint]}rem)`;
}

/** The media query for screens narrower than this. */
export function below(breakpoint: Breakpoint): string {
  return `(width < ${breakpoints[breakpoint]}rem)`;
}
