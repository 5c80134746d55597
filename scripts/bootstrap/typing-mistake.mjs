// @ts-check
/**
 * What an owner mistyped in content/, with file and line. Undefined for any other error.
 *
 * @param {Pick<Error, 'message' | 'stack'>} error from reading or running a TypeScript file
 * @returns {string | undefined}
 */
export function typingMistake({ message, stack = '' }) {
  const [, file, line] = /[/\\](content[/\\][\w./\\-]+\.ts):(\d+)/.exec(`${message}\n${stack}`) ?? [];
  if (!file) return undefined;
  const place = `(${file.replaceAll('\\', '/')}, line ${line})`;
  const syntaxError = / ERROR: (.+)/.exec(message)?.[1];
  if (syntaxError) {
    return `A quote, a comma or a bracket is missing on this line or the one above it, or a straight ' ended a text too early: type ’ there ${place}. The first error: ${syntaxError}`;
  }
  const name = /^(\S+) is not defined$/.exec(message)?.[1];
  return name && `Put quotes around ${name}, as in '${name}' ${place}`;
}
