import { company } from './company';
import { certificateTypes } from './certificate';
import { everyWarranty, lifetime, limitedLifetimeLink, materials, warranties } from './warranties';
import { plainText, sentencesOf } from '@/testing/all-text';
import { pageTexts } from '@/testing/page-texts';

const { manufacturer, manufacturerYears } = company.warranty;
const promised = new RegExp(`${manufacturer}|\\b${manufacturerYears} years from the manufacturer`);
const without = Object.values(materials).filter((material) => !material.hasManufacturerWarranty);

/** Sentences that give the manufacturer warranty to all siding or all windows, without naming the materials that lack it. */
const tooBroad = (sentences: readonly string[]) =>
  sentences.filter(
    (sentence) =>
      promised.test(sentence) &&
      (['siding', 'windows'] as const).some(
        (trade) =>
          new RegExp(String.raw`\b${trade.replace(/s$/, '')}`, 'i').test(sentence) &&
          !new RegExp(String.raw`\bmost ${trade}|\b(?:vinyl|new and replacement|warranties on new)\b`, 'i').test(
            sentence,
          ) &&
          !without.every((material) => material.trade !== trade || sentence.includes(material.name)),
      ),
  );

test.each(pageTexts)('%s gives the manufacturer warranty to no material that doesn’t have it', (_, texts) => {
  expect(tooBroad(texts.flatMap(sentencesOf))).toEqual([]);
});

test.each([
  `Siding installations have a ${manufacturer}, and our work has a 10-year workmanship warranty.`,
  `Roof, siding and window installations have a ${manufacturer}.`,
  `${manufacturerYears} years from the manufacturer on roofs, siding and windows, and 10 years from us on our work.`,
])('finds a general claim that a material contradicts: %s', (sentence) => {
  expect(tooBroad([sentence])).toEqual([sentence]);
});

test('the sentence for all trades names every material that is left out', () => {
  for (const { name } of without) expect(everyWarranty).toContain(name);
});

test.each([
  [warranties.insulatedSiding],
  [warranties.woodSiding],
  [warranties.customWindows],
  [warranties.stormWindows],
])('a material without the manufacturer warranty doesn’t mention it: $sentence', ({ sentence }) => {
  expect(sentence).not.toMatch(promised);
  expect(sentence).not.toContain(`${manufacturerYears} years`);
});

const saysWhoseLife = (text: string) =>
  !/\blifetime\b/i.test(text) || new RegExp(`${lifetime}|${limitedLifetimeLink.label}`, 'i').test(text);

test.each(pageTexts)('%s says whose life a “lifetime” is, or links to the page that does', (_, texts) => {
  expect(saysWhoseLife(texts.map(plainText).join('\n'))).toBe(true);
});

test('a lifetime that nobody explains is found', () => {
  expect(saysWhoseLife('Premium guards have a lifetime warranty from the maker.')).toBe(false);
  expect(saysWhoseLife(`Premium guards have a lifetime warranty, ${lifetime}.`)).toBe(true);
});

test.each(certificateTypes.map(({ name, warranty }) => [name, warranty.sentence ?? '']))(
  'the certificate of a %s promises nothing for the time before the contract',
  (_, sentence) => {
    expect(sentence).not.toMatch(/before you sign/i);
    expect(saysWhoseLife(sentence)).toBe(true);
  },
);
