/** A name or a number that stays on one line, such as `West Hartford`. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
