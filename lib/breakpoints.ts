/**
 * The widths at which the layout changes, in CSS pixels, for what a style sheet does not reach: media queries in
 * scripts and the `sizes` of pictures. They are the `--breakpoint-*` of app/styles/tokens.css; a test compares the two.
 */
export const breakpoints = { xs: 360, sm: 621, table: 700, md: 901, lg: 1091, xl: 1181, '2xl': 1301, '3xl': 1400 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** The media query of a screen that is this wide or wider. */
export function from(breakpoint: Breakpoint): string {
  return `(min-width: ${breakpoints[breakpoint]}px)`;
}

/** The media query of a screen that is narrower. */
export function below(breakpoint: Breakpoint): string {
  return `(width < ${breakpoints[breakpoint]}px)`;
}
