import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'parse5';
import { deliverPayload } from '@/lib/browser/inline/deliver-payload';
import { root } from '@/scripts/bootstrap/root.mjs';
import { finishExport } from './finish-export';
import {
  isRouterData,
  markers,
  notFoundCopies,
  payloadIn,
  payloadText,
  scriptFolder,
  scriptsNamedIn,
  withoutNotFound,
} from './framework-markers';
import { elementsIn, textIn, type Element } from './html-tree';

// A small app, exported by the installed Next with this site's settings, must contain every marker. After an upgrade
// this test fails with the name of the missing one.
jest.setTimeout(180_000);

const app = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': `export default { output: 'export', trailingSlash: true, turbopack: { root: ${JSON.stringify(root)} } };`,
  'app/style.css': 'h1 { color: green; background: url(./dot.png); }',
  'app/dot.png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  'app/layout.js':
    "import './style.css';\nexport const metadata = { title: 'Small' };\n" +
    'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
  'app/counter.js':
    "'use client';\nimport { useState } from 'react';\n" +
    'export function Counter() {\n  const [count, setCount] = useState(0);\n  return <button onClick={() => setCount(count + 1)}>{count}</button>;\n}\n',
  'app/page.js':
    "import { Counter } from './counter';\nexport default function Page() {\n  return <main><h1>Small</h1><Counter /></main>;\n}\n",
  // Next's own not-found page has style attributes, which the policy blocks.
  'app/not-found.js': 'export default function NotFound() {\n  return <h1>Not found</h1>;\n}\n',
  'app/staff/page.js':
    "import { Counter } from '../counter';\nexport default function Page() {\n  return <main><h1>Staff</h1><Counter /></main>;\n}\n",
};

let folder: string;
let out: string;
let written: string;
let elements: readonly Element[];

beforeAll(() => {
  // Inside the project, so that the app finds the project's packages.
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/small-export-'));
  for (const [file, content] of Object.entries(app)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  const built = spawnSync(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: folder,
    encoding: 'utf8',
    // With Jest's NODE_ENV, Next would make a development build.
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (built.status !== 0) throw new Error(`Next could not export the small app:\n${built.stdout}\n${built.stderr}`);
  out = join(folder, 'out');
  written = readFileSync(join(out, 'index.html'), 'utf8');
  elements = [...elementsIn(parse(written))];
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('Next still writes', () => {
  test.each(Object.entries(markers))('the marker "%s"', (_name, isMarked) => {
    expect(elements.filter(isMarked).length).toBeGreaterThan(0);
  });

  test('the charset first in the head', () => {
    const head = elements.find(({ tagName }) => tagName === 'head');
    expect(head?.childNodes[0]).toBe(elements.find(markers.charset));
  });

  test('only scripts and style sheets that have a marker', () => {
    const scripts = elements.filter(({ tagName }) => tagName === 'script');
    const known = [markers.script, markers.nomoduleScript, markers.payload, markers.startCall];
    expect(scripts.filter((script) => !known.some((isMarked) => isMarked(script))).map(textIn)).toEqual([]);
  });

  test('the payload as pieces of text, after one that starts the list', () => {
    const pieces = elements.filter(markers.payload).map(payloadText);
    expect(pieces[0]).toBe('');
    expect(pieces.slice(1).every((piece) => typeof piece === 'string' && piece !== '')).toBe(true);
  });

  test('the not-found page into each payload, where withoutNotFound removes it', () => {
    const payload = payloadIn(written);
    expect(payload).toContain('Not found');
    const rest = withoutNotFound(payload);
    expect(rest).not.toContain('Not found');
    expect(rest).toContain('Small');
  });

  test('router data for each page, which the export step deletes', () => {
    const texts = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.txt'));
    expect(texts.length).toBeGreaterThan(4);
    expect(texts.filter((file) => !isRouterData(file))).toEqual([]);
  });

  test('the extra copies of the not-found page, which the export step deletes', () => {
    expect(notFoundCopies.filter((copy) => existsSync(join(out, copy)))).toEqual(notFoundCopies);
  });
});

test('Next still reads the payload from where this site puts it', () => {
  const before = new Set(Object.keys(globalThis));
  deliverPayload('0:null');
  const [name = ''] = Object.keys(globalThis).filter((key) => !before.has(key));
  Reflect.deleteProperty(globalThis, name);
  expect(name).not.toBe('');
  const scripts = readdirSync(join(out, scriptFolder)).filter((file) => file.endsWith('.js'));
  expect(scripts.some((file) => readFileSync(join(out, scriptFolder, file), 'utf8').includes(`self.${name}`))).toBe(
    true,
  );
});

test('finishes the export', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  const payload = elements.filter(markers.payload).map(payloadText).join('');
  expect(payloadIn(written)).toBe(payload);
  await finishExport(out, ['staff/']);
  jest.restoreAllMocks();

  const home = readFileSync(join(out, 'index.html'), 'utf8');
  expect(home).toMatch(/<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
  expect(home).toMatch(/<style>[^<]*url\(["']?\/_next\/static\/media\/dot/);
  expect(home).not.toMatch(/<script[^>]*\ssrc=/);
  expect([...elementsIn(parse(home))].filter(markers.payload)).toEqual([]);
  const payloadFile = /"payload":"\/([^"]+)"/.exec(home)?.[1] ?? '';
  expect(readFileSync(join(out, payloadFile), 'utf8')).toBe(payload);
  const named = [...scriptsNamedIn(home)];
  expect(named.length).toBeGreaterThan(3);
  const all = new Set([
    ...named,
    ...named.flatMap((script) => [...scriptsNamedIn(readFileSync(join(out, script), 'utf8'))]),
  ]);
  expect([...all].filter((script) => !existsSync(join(out, script)))).toEqual([]);

  expect(readFileSync(join(out, 'staff/index.html'), 'utf8')).toMatch(/<script src="\/_next\/static\/[^"]+" async="">/);
  expect(existsSync(join(out, '_headers'))).toBe(true);
  expect(notFoundCopies.filter((copy) => existsSync(join(out, copy)))).toEqual([]);
  expect(readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(isRouterData)).toEqual([]);
});
