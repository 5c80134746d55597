// The rules for .github/workflows: pinned actions, which jobs an owner's own site runs, and the order of the steps that
// deploy.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = '.github/workflows';
const used = readdirSync(folder).flatMap((file) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/uses: (.*)/g)].map(([, action = '']) => ({ file, action })),
);

test('every action is pinned to a commit, with its version beside it', () => {
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter(({ action }) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

test('in the repository of an owner’s own site, only the job that deploys runs', () => {
  const jobsOf = (file: string) =>
    (readFileSync(join(folder, file), 'utf8').split('\njobs:\n')[1] ?? '').split(/^(?=  [a-z-]+:\n)/m);
  const jobs = readdirSync(folder)
    .flatMap(jobsOf)
    .filter((job) => /^  [a-z-]+:\n/.test(job));
  expect(jobs.length).toBeGreaterThan(5);
  const running = jobs.filter(
    (job) =>
      !job.includes("if: vars.DEPLOY_TO_PAGES != 'true' || vars.DEPLOY_SAMPLE == 'true'") &&
      !job.includes('needs: browser'),
  );
  expect(running.map((job) => /^  ([a-z-]+):/.exec(job)?.[1])).toEqual(['deploy']);
});

describe('the job that deploys', () => {
  const deploy = readFileSync(join(folder, 'ci.yml'), 'utf8').split('\n  deploy:\n')[1] ?? '';

  test('does not wait for jobs that test the sample’s content', () => {
    expect(deploy).not.toContain('needs:');
  });

  test.each([
    ['rejects a URL with a path before it installs anything', 'base_path', 'npm ci'],
    [
      'leaves it to a variable whether samples may be built',
      'DEPLOY_SAMPLE: ${{ vars.DEPLOY_SAMPLE }}',
      'npm run build',
    ],
    ['checks the links before it deploys', 'playwright test links', 'upload-pages-artifact'],
  ])('%s', (_, first, then) => {
    expect(deploy).toContain(first);
    expect(deploy.indexOf(first)).toBeLessThan(deploy.indexOf(then));
  });
});
