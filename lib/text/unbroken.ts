/** A name or a number that stays on one line, such as `West Hartford`. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
