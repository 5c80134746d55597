/** `a 10-year warranty`, `an 8-year warranty`, `an Essex contractor`: by the sound of a number, or else by the letter. */
export function withArticle(words: string): string {
  const [figure] = /^\d+/.exec(words) ?? [];
  const hasVowelSound = figure ? /^(?:8|11$|18$)/.test(figure) : /^[aeiou]/i.test(words);
  return `${hasVowelSound ? 'an' : 'a'} ${words}`;
}
