export function uniqueName(base: string, separator: ' ' | '-', extension: string, inUse: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const name = `${base}${number === 1 ? '' : `${separator}${number}`}.${extension}`;
    if (!inUse.includes(name)) return name;
  }
}
