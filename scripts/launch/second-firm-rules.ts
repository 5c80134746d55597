import type { Edit, traces as knownTraces } from '@/testing/second-firm/edits';

/** Throws unless the text occurs exactly once, because otherwise docs/make-it-yours.md may be out of date too. */
export function applyEdit(source: string, { file, from, to }: Edit): string {
  const [before, after, ...others] = source.split(from);
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(
      `${file} must contain "${from}" exactly once. Update testing/second-firm/edits.ts and docs/make-it-yours.md.`,
    );
  return before + to + after;
}

export function tracesIn(
  texts: readonly { readonly file: string; readonly text: string }[],
  traces: typeof knownTraces,
): readonly string[] {
  return texts.flatMap(({ file, text }) =>
    traces.flatMap(({ trace, listed }) => {
      const index = text.search(trace);
      if (index === -1 || listed?.test(file)) return [];
      return [`${file}: … ${text.slice(Math.max(0, index - 40), index + 60).replaceAll(/\s+/g, ' ')} …`];
    }),
  );
}
