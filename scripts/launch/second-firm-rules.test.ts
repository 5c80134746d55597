import { readFileSync } from 'node:fs';
import { applyEdit, tracesIn } from './second-firm-rules';
import { edits } from '@/testing/second-firm/edits';

test('every edit of the made-up firm finds its text once', () => {
  const sources = new Map<string, string>();
  for (const edit of edits) {
    const source = sources.get(edit.file) ?? readFileSync(edit.file, 'utf8');
    sources.set(edit.file, applyEdit(source, edit));
  }
  expect(sources.get('content/company.ts')).toContain('Quinebaug Siding');
  expect(sources.get('content/company.ts')).not.toContain('pondhill');
});

test.each(['no such fact', 'a'])('reports an edit whose text is missing or repeated: %s', (from) => {
  expect(() => applyEdit('a fact and a fact', { file: 'content/company.ts', from, to: 'b' })).toThrow(
    `content/company.ts must contain "${from}" exactly once`,
  );
});

test('reports a trace of the sample with its file, unless launch-check lists it', () => {
  const texts = ['index.html', 'about/index.html'].map((file) => ({ file, text: 'A job on Pond Hill, in spring.' }));
  expect(tracesIn(texts, [{ trace: /pond ?hill/i, listed: /^about\// }])).toEqual([
    'index.html: … A job on Pond Hill, in spring. …',
  ]);
  expect(tracesIn(texts, [{ trace: /PHS/ }])).toEqual([]);
});
