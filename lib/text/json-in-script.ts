/** Escapes `<`, so that no value can close the script element. */
export function jsonInScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
