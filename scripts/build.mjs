// @ts-check
/** npm run build: the static export in out/, with its pictures, its social cards, its policy and its host files. */
import './lib/require-node.mjs';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { company } from './lib/company.mjs';
import { isPast } from './lib/license-date.mjs';
import { root } from './lib/root.mjs';
import { run, runTool } from './lib/run.mjs';

/** @type {readonly (readonly [string, () => Promise<number>])[]} */
const steps = [
  ['Pictures', () => run(process.execPath, ['scripts/build-pictures.mjs'])],
  ['Pages', () => runTool('next/dist/bin/next', ['build'])],
  ['Social cards', () => run(process.execPath, ['scripts/build-og.mjs'])],
  ['Policy, styles and scripts', () => run(process.execPath, ['scripts/after-build.mjs'])],
];

// A build that fails must not leave the last one standing as if it were this one.
rmSync(join(root, 'out'), { recursive: true, force: true });

for (const [name, step] of steps) {
  const code = await step();
  if (code === 0) continue;
  rmSync(join(root, 'out'), { recursive: true, force: true });
  console.error(`The build stopped at: ${name}. What is wrong stands above.`);
  process.exit(code);
}

if (!existsSync(join(root, 'out/index.html'))) {
  console.error('The build ended without out/index.html.');
  process.exit(1);
}

if (isPast(company.license.expires, new Date())) {
  console.warn(
    `\n  Warning: the licence date ${company.license.expires} has passed. Set the renewed date in content/company.ts (license.expires).\n`,
  );
}

const code = await runTool('tsx/dist/cli.mjs', ['scripts/launch/launch-check.ts', '--summary']);
if (code !== 0) process.exit(code);
