import { company } from './company';
import { everyWarranty, materials, warranties } from './warranties';
import { sentencesOf } from '@/testing/all-text';
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
