/**
 * npm run launch-check: what is still a sample or missing, each with the file and line to edit. Exit code 1 while
 * something is open. `--json` prints the same for machines; `--summary` one line, with exit code 0, for the build.
 */
import { readFileSync } from 'node:fs';
import { company } from '@/content/company';
import { isSampleStory } from '@/content/pages/about';
import { samplePictures } from '@/content/pictures';
import { projects } from '@/content/portfolio';
import { testimonials } from '@/content/testimonials';
import { launchItems, openItems } from './launch-items';
import { launchSummary, launchTable } from './launch-table';

const options = process.argv.slice(2);
const items = launchItems({ company, testimonials, projects, isSampleStory, samplePictures }, new Date());
const open = openItems(items, (file) => readFileSync(file, 'utf8'));

if (options.includes('--json')) console.log(JSON.stringify(open, null, 2));
else console.log(options.includes('--summary') ? launchSummary(open) : launchTable(open));

if (open.length > 0 && !options.includes('--summary')) process.exitCode = 1;
