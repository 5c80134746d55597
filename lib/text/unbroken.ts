/** A name that stays on one line, such as `West Hartford`. */
export function unbroken(name: string): string {
  return name.replaceAll(' ', '\u00a0');
}
