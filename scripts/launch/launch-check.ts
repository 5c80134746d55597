// npm run launch-check lists the facts that can't be right, or else what is still a sample or missing. Exits with 1
// while anything is open that can't wait. `--json` prints the list as JSON.
import '@/scripts/bootstrap/require-node.mjs';
import './check-lists';
import { stop } from '@/scripts/bootstrap/stop.mjs';
import { factProblems, formatProblems } from './fact-problems';
import { formatItems, openLaunchItems } from './launch-items';

const problems = factProblems();
if (problems.length > 0) stop(formatProblems(problems));
const open = openLaunchItems(new Date());
const blocking = open.filter(({ canWait }) => !canWait);
if (process.argv.includes('--json')) console.log(JSON.stringify(open, null, 2));
else {
  if (open.length > 0) console.log(formatItems(open));
  if (blocking.length === 0)
    console.log(`Nothing ${open.length > 0 ? 'else ' : ''}is a sample or missing: ready to go live.`);
}
if (blocking.length > 0) process.exitCode = 1;
