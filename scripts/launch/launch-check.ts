/**
 * npm run launch-check: facts that cannot be right, and what is still a sample or missing, each with the file and line to
 * edit. Exits with 1 while something is open. `--json` prints the list of samples for machines.
 */
import { factProblems, printProblems } from './fact-problems';
import { openLaunchItems } from './launch-items';

const problems = factProblems();
if (problems.length > 0) {
  console.error(printProblems(problems));
  process.exit(1);
}
const open = openLaunchItems(new Date());
if (process.argv.includes('--json')) console.log(JSON.stringify(open, null, 2));
else if (open.length === 0) console.log('Nothing is a sample or missing: ready to go live.');
else for (const { what, edit, now } of open) console.log(`${what.padEnd(30)}  ${edit.padEnd(28)}  ${now}`);
if (open.length > 0) process.exitCode = 1;
