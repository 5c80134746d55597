/**
 * A phone number, an email address or a search as a keyboard types it. Pasted ones often have invisible characters and
 * no-break hyphens or minus signs, which no search finds and no mail server knows.
 */
export const asTyped = (text: string): string => text.replace(/\p{Cf}/gu, '').replace(/[\p{Pd}\u2212]/gu, '-');
