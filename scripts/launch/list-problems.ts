/** What content/shingles/names.ts lists needs a record and a page, and nothing else may have a page. */
export function shingleProblems(
  names: readonly { readonly key: string; readonly path: string }[],
  read: (file: string, encoding: 'utf8') => string,
): readonly string[] {
  const [lines, pages] = ['content/shingles/lines.ts', 'content/shingles/pages.ts'] as const;
  const lists = (file: string, name: string) => new RegExp(`^  '?${name}'?: `, 'm').test(read(file, 'utf8'));
  const missing = (file: string, what: string) =>
    `${file} must have ${what}, because content/shingles/names.ts lists it`;
  const imported = [...read(pages, 'utf8').matchAll(/^import \{.*from '\.\/(.+)'/gm)].map(
    ([, name]) => `content/shingles/${name}.ts`,
  );
  const leftOver = imported.filter((file) => {
    const [, key] = /shingleLine\('(.*)'\)/.exec(read(file, 'utf8')) ?? [];
    return names.every((name) => name.key !== key);
  });
  const incomplete = names.flatMap(({ key, path }) => [
    ...(lists(lines, key) ? [] : [missing(lines, `a record ${key}: { … }`)]),
    ...(lists(pages, path) ? [] : [missing(pages, `the page '${path}'`)]),
  ]);
  return [
    ...incomplete,
    ...leftOver.map(
      (file) =>
        `${file} is about no shingle of content/shingles/names.ts: delete the file, and its two lines in ${pages}`,
    ),
  ];
}

export function listProblems(
  lists: Readonly<Record<string, unknown>>,
  file: string,
  read: (file: string, encoding: 'utf8') => string,
): readonly string[] {
  return Object.entries(lists)
    .filter(([, value]) => !Array.isArray(value))
    .map(([name, value]) => {
      const written = typeof value === 'string' ? `'${value}'` : String(value);
      const lines = read(file, 'utf8').split('\n');
      const line = lines.findIndex(
        (text) => new RegExp(`\\b${name}\\b[^;]*[:=] *[^:=]*$`).test(text) && text.includes(written),
      );
      return `${name} must be a list, in brackets: [${written}] (${file}, line ${line + 1})`;
    });
}
