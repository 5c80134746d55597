/** Units per inch in the drawings of gutters (`guard-*`, `gutter-aluminum`, `-copper`, `-steel`). */
export const inch = 19.2;
