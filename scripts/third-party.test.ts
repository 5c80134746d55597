// THIRD-PARTY.md must list the license of everything that visitors download.
import { readdirSync, readFileSync } from 'node:fs';

interface PackageFile {
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageFile;
const text = readFileSync('THIRD-PARTY.md', 'utf8');
const rows = [...text.matchAll(/^\| `([^`]+)` +\| (\S+)/gm)].map(([, name = '', license = '']) => ({ name, license }));

test('lists every package whose code visitors download', () => {
  const { dependencies = {}, devDependencies = {} } = read('package.json');
  const inWorker = Object.keys(devDependencies).filter((name) => name.startsWith('workbox-'));
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...Object.keys(dependencies), ...inWorker]));
});

test.each(rows)('$name is under $license', ({ name, license }) => {
  expect(read(`node_modules/${name}/package.json`).license).toBe(license);
});

test.each(['besley', 'libre-franklin'])('the license of %s is published with the site', (font) => {
  expect(text).toContain(`/fonts/${font}-OFL.txt`);
  expect(readFileSync(`public/fonts/${font}-OFL.txt`, 'utf8')).toContain('SIL OPEN FONT LICENSE Version 1.1');
});

test.each(['public/fonts', 'app/fonts', 'scripts/build/cards/fonts'])(
  'the licenses are beside the fonts in %s',
  (folder) => {
    const fonts = readdirSync(folder).filter((file) => /\.(?:woff2|ttf)$/.test(file));
    expect(fonts).not.toEqual([]);
    for (const font of fonts) {
      const family = /^(?:besley|libre-franklin)/.exec(font)?.[0];
      expect(readFileSync(`${folder}/${family}-OFL.txt`, 'utf8')).toBe(
        readFileSync(`public/fonts/${family}-OFL.txt`, 'utf8'),
      );
    }
  },
);
