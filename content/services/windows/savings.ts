/** What new windows often save a year; not a price. Say with it that it is typical, not promised. */
export const typicalYearlySavings = '$200–$500 a year';
