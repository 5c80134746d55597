// npm run build: writes out/, the files that a host serves.
import '@/scripts/bootstrap/require-node.mjs';
import '@/scripts/launch/check-lists';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@/content/company';
import { footer } from '@/content/navigation';
import { pictures } from '@/content/pictures';
import { redirects } from '@/content/redirects';
import { root } from '@/scripts/bootstrap/root.mjs';
import { runTool } from '@/scripts/bootstrap/run.mjs';
import { stop } from '@/scripts/bootstrap/stop.mjs';
import { buildCards } from '@/scripts/build/cards/build-cards';
import { finishExport } from '@/scripts/build/export/finish-export';
import { removeServicesOff } from '@/scripts/build/remove-services-off';
import { writeRemovalWorker, writeWorker } from '@/scripts/build/offline/write-worker';
import { pictureSteps, type BuildStep } from '@/scripts/build/pictures/picture-steps';
import { removePictureNote, samplePictures } from '@/scripts/build/pictures/sample-pictures';
import { writeRedirects } from '@/scripts/build/write-redirects';
import { writeSecurityText } from '@/scripts/build/security-text';
import { factProblems, formatProblems } from '@/scripts/launch/fact-problems';
import { isPast, launchWarning, openLaunchItems } from '@/scripts/launch/launch-items';

const out = join(root, 'out');
/** Pages that do nothing without scripts hydrate at once. */
const startAtOnce = ['login/', 'crm/', 'certificate/'];
/** `off` removes the service worker from browsers that have it. Next puts the same value into the pages. */
const hasWorker = process.env.NEXT_PUBLIC_SERVICE_WORKER !== 'off';

/** The commit's time, so that two builds of one commit are identical. Without git, set `SOURCE_DATE_EPOCH`. */
function builtOn(): Date {
  const { SOURCE_DATE_EPOCH: stated } = process.env;
  if (stated) return new Date(Number(stated) * 1000);
  const { stdout, status } = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' });
  return status === 0 && stdout ? new Date(Number(stdout) * 1000) : new Date();
}

async function buildPages() {
  if ((await runTool('next/dist/bin/next', ['build'])) !== 0)
    throw new Error('Next could not build the pages. See its errors above.');
  if (!existsSync(join(out, 'index.html'))) throw new Error('Next finished without writing out/index.html.');
}

const steps: readonly BuildStep[] = [
  ...pictureSteps,
  { name: 'Pages', run: buildPages },
  // Before the steps that write more files for each page.
  { name: 'Services turned off', run: () => removeServicesOff(out, root) },
  {
    name: 'Note about pictures',
    run: () => removePictureNote(samplePictures(Object.keys(pictures), readFileSync), footer.pictureNote, out),
  },
  { name: 'Social cards', run: () => buildCards(out) },
  { name: 'Policy, styles and scripts', run: () => finishExport(out, startAtOnce) },
  { name: 'Redirects', run: () => writeRedirects(redirects, out, root) },
  { name: 'security.txt', run: () => writeSecurityText(out, builtOn()) },
  { name: 'Service worker', run: () => (hasWorker ? writeWorker(out) : writeRemovalWorker(out)) },
];

const problems = factProblems();
if (problems.length > 0) stop(`${formatProblems(problems)}\nNothing was built. Fix these facts first.`);

// So that what an earlier build left can't be mistaken for this one.
rmSync(out, { recursive: true, force: true });

for (const { name, run } of steps) {
  try {
    await run();
  } catch (error) {
    rmSync(out, { recursive: true, force: true });
    stop(`\n${error instanceof Error ? error.message : String(error)}\nThe build stopped at: ${name}.`);
  }
}

if (isPast(company.license.expires, new Date())) {
  console.warn(
    `\n  Warning: the license date ${company.license.expires} has passed. Renew it with the state, then change license.expires in content/company.ts.\n`,
  );
}
const warning = launchWarning(openLaunchItems(new Date()), process.env);
if (warning?.isRefused) stop(warning.text);
if (warning) console.log(warning.text);
