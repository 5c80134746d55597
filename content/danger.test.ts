import { danger, collapse, limb } from './danger';
import { sentencesOf, textsOf } from '@/testing/all-text';
import { pageTexts } from '@/testing/page-texts';

const advice = new Set(textsOf([danger, collapse, limb]).flatMap(sentencesOf));

/** What a sentence about each danger can't do without. */
const dangers = [
  /\b911\b/,
  /\bwires?\b.*\bdown\b|\b(?:downed|live|fallen) (?:power )?(?:wire|line)s?\b|\butility first\b/i,
  /\bsmell\w* (?:of )?gas\b|\bgas (?:leak|smell)|\bfumes\b/i,
  /\b(?:sag|crack|creak)\w*\b.*\b(?:everyone out|leave)\b|\bcome down\b.*\broof\b|\broof\b.*\bcome down\b/i,
  /\bbulg\w*\b.*\b(?:room|ceiling|out|call)\b|\bceiling\b.*\bbulg/i,
  /\bbreaker\b|\b(?:outlet|panel)\b.*\belectric company\b/i,
  /\b(?:between|across|over|on) the joists\b|\b(?:pan|bucket)\b.*\b(?:attic|hatch)\b|\battic\b.*\b(?:pan|bucket)\b/i,
  /\b(?:limb|tree)s?\b.*\b(?:lift|cut|saw|crane)\w*\b|\b(?:lift|cut|saw)\w*\b.*\b(?:limb|tree)s?\b/i,
];

/** Labels, names and questions only name a danger. */
const isAdvice = (sentence: string) => /[.!][”)]?$/.test(sentence);

const inOtherWords = (sentences: readonly string[]) =>
  sentences.filter(
    (sentence) => isAdvice(sentence) && !advice.has(sentence) && dangers.some((danger) => danger.test(sentence)),
  );

test.each(pageTexts)('%s says what to do in danger in no words but those of the record', (_, texts) => {
  expect(inOtherWords(texts.flatMap(sentencesOf))).toEqual([]);
});

test.each([
  'For wires or gas, leave, and call 911 and the utility first.',
  'If a wire is down in the yard, go outside.',
  'If you smell gas, open a window.',
  'If the roof cracks, leave the house by the back door.',
  'If the ceiling bulges, poke a small hole to let it drain into a bucket in that room.',
  'Turn off the breaker.',
  'In the attic, put a pan under the drip.',
  'Our crew cuts the tree into pieces.',
])('the words of an earlier page are found: %s', (sentence) => {
  expect(inOtherWords([sentence])).toEqual([sentence]);
});

test('gas sends people out, and wires keep them in', () => {
  const [gas, wires] = [danger.gas, danger.wires].map((text) =>
    textsOf(text)
      .map((one) => sentencesOf(one).join(' '))
      .join(),
  );
  expect(gas).toBe('Leave on foot, touch no switch, and call 911 from outside.');
  expect(wires).toMatch(/^Stay inside, .*call 911 and the utility\..*at least 35 feet away\.$/);
});
