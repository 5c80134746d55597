/** Splits text such as `'Avon, Berlin'` at its commas. For long lists of short items, which Prettier would put one to a line. */
export const listOf = (text: string): readonly string[] => text.split(',').map((item) => item.trim());
