/**
 * npm run launch-check: what is still a sample or missing, each with the file and line to edit. Exits with 1 while
 * something is open. `--json` prints the same list for machines.
 */
import { launchTable } from './launch-table';
import { openLaunchItems } from './open-launch-items';

const open = openLaunchItems(new Date());
console.log(process.argv.includes('--json') ? JSON.stringify(open, null, 2) : launchTable(open));
if (open.length > 0) process.exitCode = 1;
