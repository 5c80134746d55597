// @ts-check
/**
 * @param {string} problem
 * @returns {never}
 */
export function stop(problem) {
  console.error(problem);
  process.exit(1);
}
