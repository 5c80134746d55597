// npm run second-firm -- apply | check: replaces the facts of a clean checkout with a made-up firm's, and looks for
// traces of the sample in its build. CI runs both, with the build in between.
import '@/scripts/bootstrap/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '@/scripts/bootstrap/root.mjs';
import { stop } from '@/scripts/bootstrap/stop.mjs';
import { applyEdit, tracesIn } from './second-firm-rules';
import { copies, deleted, edits, newFiles, traces } from '@/testing/second-firm/edits';

const [step] = process.argv.slice(2);
if (step === 'apply') apply();
else if (step === 'check') check();
else stop('Usage: npm run second-firm -- apply | check');

function apply() {
  const { stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (stdout.trim() !== '')
    stop('This checkout has uncommitted changes. Use a fresh clone, because the made-up firm replaces the content.');
  for (const edit of edits) {
    const file = join(root, edit.file);
    writeFileSync(file, applyEdit(readFileSync(file, 'utf8'), edit));
  }
  for (const file of deleted) rmSync(join(root, file));
  for (const { file, text } of newFiles) writeFileSync(join(root, file), text);
  for (const { from, to } of copies) copyFileSync(join(root, from), join(root, to));
  console.log(`Replaced ${edits.length} facts with those of the made-up firm.`);
}

function check() {
  const out = join(root, 'out');
  if (!existsSync(join(out, 'index.html'))) stop('There is no out/. Run npm run build first.');
  const texts = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$|^_/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file: relative(out, file), text: readFileSync(file, 'utf8') }));
  const found = tracesIn(texts, traces);
  for (const line of found) console.error(line);
  if (found.length > 0) stop(`${found.length} traces of the sample are left in the export.`);
  console.log(`No trace of the sample in ${texts.length} files, apart from what launch-check lists.`);
}
