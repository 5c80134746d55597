/** `A`, `A and B`, or `A, B and C`. */
export function listed(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1) ?? ''}`;
}
