/** An inch in the drawings of troughs (`guard-*`, `gutter-aluminum`, `-copper`, `-steel`): five-inch gutters, 96 units wide. */
export const inch = 19.2;
