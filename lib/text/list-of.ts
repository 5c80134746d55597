/** `'Avon, Berlin'` as a list, for a long list of short names, which would otherwise have a line for each. */
export const listOf = (names: string): readonly string[] => names.split(',').map((name) => name.trim());
