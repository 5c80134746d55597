/**
 * npm run launch-check: what is still a sample or missing, each with the file and line to edit. Exits with 1 while
 * something is open. `--json` prints the same list for machines.
 */
import { openLaunchItems } from './launch-items';

const open = openLaunchItems(new Date());
if (process.argv.includes('--json')) console.log(JSON.stringify(open, null, 2));
else if (open.length === 0) console.log('Nothing is a sample or missing: ready to go live.');
else for (const { what, edit, now } of open) console.log(`${what.padEnd(30)}  ${edit.padEnd(28)}  ${now}`);
if (open.length > 0) process.exitCode = 1;
