/* What new windows often save. Wherever you print these figures, say that they're typical, not promised. */

export const typicalEnergySavings = '15–30%';
export const typicalYearlySavings = '$200–$500 a year';
