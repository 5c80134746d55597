// @ts-check
/**
 * Ends the command with a message.
 *
 * @param {string} problem
 * @returns {never}
 */
export function stop(problem) {
  console.error(problem);
  process.exit(1);
}
