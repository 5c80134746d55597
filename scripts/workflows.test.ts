/** @jest-environment node */
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
