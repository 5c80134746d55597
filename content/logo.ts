/**
 * The logo as one SVG path on a 24 × 24 grid (the `d` attribute of `<path>`). Header, footer, papers, icons and social
 * cards draw it in the colors of content/colors.ts.
 */
export const logoOutline =
  'M12 1.5 24 9.5v4.2L12 5.7 0 13.7V9.5zM5.25 13.2h13.5v2.3H5.25zM2.25 17h19.5v2.3H2.25zM7.5 20.8h9v2.2h-9z';
