/**
 * For the drawings `guard-…`, `gutter-aluminum`, `-copper`, `-steel` and `-guard`: 16 units to the inch, enlarged by 1.2,
 * which makes 19.2.
 */
export const inchRuler = {
  tick: 19.2,
  text: 'All four are drawn to the same scale: each tick on the ruler is one inch.',
} as const;
