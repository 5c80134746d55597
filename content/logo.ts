/**
 * The logo, as the outline of one shape on a grid of 24 by 24: the `d` of a `<path>` in its SVG file. The sample is a gable
 * with an 8-in-12 pitch over three clapboards. Header, footer, papers, icons and social cards are drawn from it, in the
 * colors of content/colors.ts.
 */
export const logoOutline =
  'M12 1.5 24 9.5v4.2L12 5.7 0 13.7V9.5zM5.25 13.2h13.5v2.3H5.25zM2.25 17h19.5v2.3H2.25zM7.5 20.8h9v2.2h-9z';
