import { bidSheet } from './bid-sheet';
import { chapters } from './checks';
import { contractParts } from './contract';
import { sources, type Source } from './sources';
import type { RichText } from '@/content/rich-text';
import { plainText } from '@/testing/all-text';

const linksOf = (text: RichText) =>
  typeof text === 'string' ? [] : text.flatMap((part) => (typeof part === 'string' ? [] : [part.href]));

const checks = chapters.flatMap((chapter) => chapter.checks);
const allSources: readonly (readonly [string, Source])[] = Object.entries(sources);

describe('what to check before signing', () => {
  it('is in chronological order, and no two checks have the same title', () => {
    expect(chapters.map(({ id }) => id)).toEqual(['before', 'table', 'pay', 'after']);
    const titles = checks.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('has only one check that’s our advice and not the law', () => {
    expect(checks.filter(({ source }) => source === 'advice').map(({ title }) => title)).toEqual([
      'Keep everything in one folder',
    ]);
  });

  it('has one chapter with the contract, whose nine parts are the nine numbers in the drawing', () => {
    expect(contractParts).toHaveLength(9);
    expect(chapters.filter(({ hasContract }) => hasContract)).toHaveLength(1);
  });

  it('never names the last day to cancel, and gives the safer of the state’s two readings', () => {
    const cancel = checks.find(({ title }) => title.startsWith('You can cancel'));
    const text = plainText(cancel?.text ?? '');
    expect(text).toContain('midnight on the third business day after the date of this transaction');
    expect(text).toContain('Act as if it does');
    expect(text).not.toMatch(/\b(?:Mon|Tues|Wednes|Thurs|Fri)day\b/);
    expect(linksOf(cancel?.text ?? '')).toEqual([expect.stringMatching(/^https:\/\/portal\.ct\.gov\//)]);
  });
});

describe('the sources', () => {
  it.each(allSources)('%s gives the date we read it, never a future one', (_, { readOn }) => {
    expect(readOn).toMatch(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/);
    expect(Date.parse(readOn)).toBeLessThanOrEqual(Date.now());
  });

  it.each(allSources)('%s links only to government sites', (_, { cites }) => {
    for (const href of linksOf(cites)) expect(new URL(href).hostname).toMatch(/\.gov$/);
  });

  it('are all used', () => {
    const used = new Set<unknown>([...checks.map(({ source }) => source), sources.contract]);
    expect(allSources.filter(([, source]) => !used.has(source)).map(([name]) => name)).toEqual([]);
  });
});

describe('the bid sheet', () => {
  it('compares three bids and has no line twice', () => {
    expect(bidSheet.bids).toHaveLength(3);
    const labels = bidSheet.groups.flatMap(({ lines }) => lines.map(({ label }) => label));
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toEqual(
      expect.arrayContaining(['Registration looked up', 'Cancellation notice, two copies', 'Price', 'Deposit']),
    );
  });
});
