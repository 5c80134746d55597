/** What new windows often save per year; not a price. Wherever you print it, say that it is typical, not promised. */
export const typicalYearlySavings = '$200–$500 a year';
