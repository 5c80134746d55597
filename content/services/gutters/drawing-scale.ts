/** For the drawings `guard-…`, `gutter-aluminum`, `-copper`, `-steel`, `-guard`: 16 units to an inch, times 1.2. */
export const inchRuler = {
  tick: 19.2,
  text: 'All four are drawn to the same scale: each tick on the ruler is one inch.',
} as const;
