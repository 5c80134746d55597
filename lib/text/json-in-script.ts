/** Escapes `<`, so that no value can close the script element. */
export const jsonInScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
