// Links in the documentation lead somewhere, and the files that it names exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const documents = ['.', 'docs'].flatMap((folder) =>
  readdirSync(folder)
    // The changelog names files that are gone.
    .filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md')
    .map((name) => join(folder, name)),
);

/** Files that a reader is told to make, or that only a build writes. */
const toBeMade = ['content/services/gutters/heat-cable.ts', 'public/netlify-forms.html'];

const slugs = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d -]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');
  const broken: string[] = [];
  for (const [, target = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
    if (/^\w+:/.test(target)) continue;
    const [path = '', anchor] = target.split('#');
    const file = path === '' ? document : join(dirname(document), path);
    if (!existsSync(file)) broken.push(target);
    else if (anchor && !slugs(readFileSync(file, 'utf8')).includes(anchor)) broken.push(target);
  }
  for (const [, path = ''] of text.matchAll(
    /`((?:\.ci|\.github|app|components|content|docs|e2e|lib|public|scripts|testing)\/[^`\s*<>…]+)`/g,
  )) {
    const isMade = path.startsWith('content/generated/') || toBeMade.includes(path);
    if (!isMade && !existsSync(path)) broken.push(path);
  }
  expect(broken).toEqual([]);
});
