import fc from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 };

const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - surrogates.count })
  .map((index) => (index < surrogates.first ? index : index + surrogates.count));

/** Text of any characters. `fc.string({ unit: 'binary' })` makes a table of all Unicode first, in each file. */
export const anyText = (limits?: fc.ArrayConstraints) =>
  fc.array(anyCharacter, limits).map((characters) => String.fromCodePoint(...characters));
