// docs/dependencies.md, .github/dependabot.yml and CHANGELOG.md must agree with package.json.
import { readFileSync } from 'node:fs';
import packageJson from '@/package.json';

interface HeldBack {
  readonly name: string;
  readonly at: string;
}

const heldBack: readonly HeldBack[] = [
  ...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| `([^`]+)` +\| ([\d.]+) +\|/gm),
].map(([, name = '', at = '']) => ({ name, at }));

const updateTypes = { major: 'version-update:semver-major', minor: 'version-update:semver-minor' } as const;

/** For a package held at `0.34`, new minor and major versions must be ignored; for one held at `6`, only major ones. */
const ignoredFor = ({ name, at }: HeldBack) => [
  name,
  at.includes('.') ? [updateTypes.major, updateTypes.minor] : [updateTypes.major],
];

test('held-back packages are installed at their listed versions', () => {
  const versions: Readonly<Record<string, string>> = { ...packageJson.dependencies, ...packageJson.devDependencies };
  expect(heldBack.length).toBeGreaterThan(5);
  for (const { name, at } of heldBack) expect(`${name} ${versions[name]}`).toContain(`${name} ${at}.`);
});

test('Dependabot holds back exactly what docs/dependencies.md holds back', () => {
  const ignored = [
    ...readFileSync('.github/dependabot.yml', 'utf8').matchAll(
      /- dependency-name: '?([^'\n]+)'?\n +update-types: \[([^\]]*)\]/g,
    ),
  ].map(([, name, types = '']) => [name, types.split(',').map((type) => type.trim().replaceAll("'", ''))]);
  expect(ignored).toEqual(heldBack.map(ignoredFor));
});

test('the newest release in the changelog is the version of the package', () => {
  const [, newest] = /^## (\d+\.\d+\.\d+) – \d{4}-\d{2}-\d{2}$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  expect(newest).toBe(packageJson.version);
});
