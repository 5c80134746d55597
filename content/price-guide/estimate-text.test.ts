import { estimateText, withEstimate } from '@/lib/prices/estimate-text';
import { estimateOf, startValues } from './estimate';
import type { Values } from './fields';

const values: Values = {
  ...startValues,
  roof: 'on',
  doors: 'on',
  roofMaterial: 'hdz',
  length: '40',
  width: '28',
  pitch: '9',
  doorCount: '1',
};
const text = estimateText(estimateOf(values), values);

test('the text has the jobs, their sum, what it leaves out, the house and what a range means', () => {
  expect(text).toBe(
    [
      'My planning estimate from your price guide:',
      '- 17.3 squares of GAF Timberline HDZ shingle: about $6,200 to $7,700, before tear-off',
      '- 1 new door: priced after a free visit',
      'The parts we can price now: about $6,200 to $7,700',
      'Not in it: tear-off, bad decking, chimney work, the permit and any extra for a steep or high roof (roof).',
      'The house: 40 by 28 ft, 2 stories of 9 ft, gable roof, pitch 9 in 12, overhang 12 in.',
      'These are planning ranges, not an offer. I’d like a price in writing.',
    ].join('\n'),
  );
});

test('the text says how the floor area becomes squares', () => {
  const fromFloor = { ...startValues, roof: 'on', roofFrom: 'floor', floorArea: '1900' };
  expect(estimateText(estimateOf(fromFloor), fromFloor)).toContain(
    '1,900 sq ft of floor on 2 stories is 950 sq ft of ground. With an overhang of 12 in. all around, a pitch of 8 in 12 and 10% waste, the roof has 14.2 squares.',
  );
});

test('unanswered jobs are left out, and there is no text until one is answered', () => {
  const unanswered = { ...startValues, roof: 'on', windows: 'on', doors: 'on', repairs: 'on' };
  expect(estimateText(estimateOf(unanswered), unanswered)).toBe('');
  const answered = { ...unanswered, doubleHung: '2' };
  expect(estimateText(estimateOf(answered), answered)).not.toMatch(/how many|which ones|enter/i);
  expect(estimateText(estimateOf(startValues), startValues)).toBe('');
});

test('a second estimate replaces the first and keeps what the visitor wrote', () => {
  expect(withEstimate('', text)).toBe(text);
  const message = withEstimate('The dog is friendly.', text);
  expect(message).toBe(`The dog is friendly.\n\n${text}`);

  const later = { ...values, doors: '' };
  const second = estimateText(estimateOf(later), later);
  expect(withEstimate(`${message}\nPlease call first.`, second)).toBe(
    `The dog is friendly.\n\n${second}\nPlease call first.`,
  );
});
