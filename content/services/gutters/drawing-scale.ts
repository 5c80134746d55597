/** For the drawings of gutters (`guard-*`, `gutter-aluminum`, `-copper`, `-steel`), which have 19.2 units to the inch. */
export const inchRuler = { tick: 19.2, text: 'All four at one scale: one tick is one inch.' } as const;
