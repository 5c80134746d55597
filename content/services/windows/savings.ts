/* What new windows often save. Wherever you print it, say that it's typical, not promised. */

export const typicalEnergySavings = '15–30%';
export const typicalYearlySavings = '$200–$500 a year';
