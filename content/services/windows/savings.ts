/* What new windows often save. Wherever you print these figures, say in which house, and that they're typical. */

export const typicalEnergySavings = '15–30%';
export const typicalYearlySavings = '$200–$500 a year';

/** For a card or a chip, where nothing else says in which house. */
export const savingsInLeakyHouse = `${typicalEnergySavings} energy savings in a leaky older house`;
