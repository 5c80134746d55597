/** In rem. A test compares them with `--breakpoint-*` in app/styles/tokens.css. */
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

export const from = (breakpoint: Breakpoint): string => `(min-width: ${breakpoints[breakpoint]}rem)`;
export const below = (breakpoint: Breakpoint): string => `(width < ${breakpoints[breakpoint]}rem)`;
