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
