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

test('the text has the jobs, the total, the house and what a range means', () => {
  expect(text).toBe(
    [
      'My planning estimate from your price guide:',
      '- about $6,200 to $7,700 for 17.3 squares of GAF Timberline HDZ shingle',
      '- 1 new door: priced after a free visit',
      'Total: about $6,200 to $7,700',
      'The house: 40 by 28 ft, 2 stories of 9 ft, gable roof, pitch 9 in 12, overhang 12 in.',
      'These are planning ranges, not an offer. I’d like a price in writing.',
    ].join('\n'),
  );
});

test('there is no text until a job is picked', () => {
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
