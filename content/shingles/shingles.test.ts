import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '@/content/company';
import type * as Company from '@/content/company';
import { pictures } from '@/content/pictures';
import { warranties } from '@/content/warranties';
import { gafHdzPage } from './gaf-hdz';
import { plainText } from '@/testing/all-text';
import type * as Gaf from './gaf-hdz';
import { shingleLines } from './lines';
import { offeredShinglePages as pages } from './pages';
import { tamkoTitanXtPage } from './tamko-titan-xt';
const specification = (page: (typeof pages)[number]) =>
  Object.fromEntries(page.specifications.map(({ label, value }) => [label, value]));

test('GAF Timberline HDZ has the figures that its maker publishes', () => {
  expect(specification(gafHdzPage)).toMatchObject({
    'Wind rating': 'Up to 130 mph',
    'Fire rating': 'Class A',
    'Impact rating': 'Class 3',
    Warranty: 'Limited lifetime',
    'Algae protection': '25 years',
    'Non-prorated coverage': 'First 10 years',
  });
});

test('TAMKO Titan XT has the figures that its maker publishes', () => {
  expect(specification(tamkoTitanXtPage)).toMatchObject({
    'Wind rating': 'Up to 160 mph',
    'Fire rating': 'Class A',
    'Impact rating': 'Class 4',
    Warranty: 'Limited lifetime',
    'Algae protection': '15 years',
  });
});

describe.each(pages.map((page) => [page.name, page] as const))('%s', (_, page) => {
  test('has nine colors, each with its own name, description, house and swatch', () => {
    expect(page.colors).toHaveLength(9);
    expect(new Set(page.colors.map(({ name }) => name)).size).toBe(9);
    for (const { key, name, description } of page.colors) {
      expect(description).toMatch(/\.$/);
      expect(pictures[`studio-${key}`].alt).toContain(`${page.maker.name} ${name}`);
      expect(pictures[`swatch-${key}`].alt).toContain(`${page.maker.name} ${name}`);
    }
  });

  test('links to the contact page from its part about installation', () => {
    expect(page.installation.link.href).toBe('/contact');
  });

  test('says that the 30-year warranty covers the installed roof, not the shingle', () => {
    const [maker, installed] = page.warranty.points;
    expect(plainText(maker?.text ?? '')).not.toContain(company.warranty.manufacturer);
    expect(installed?.text).toEqual(warranties.roof.short);
    expect(plainText(installed?.text ?? '')).toContain(company.warranty.manufacturer);
  });
});

test('only their records name the makers and their shingles, so that an owner can replace them', () => {
  const names = shingleLines.flatMap(({ maker, name }) => [maker.key, ...name.split(' ')]);
  const pattern = new RegExp(String.raw`\b(?:${[...new Set(names)].join('|')})\b`, 'i');
  const naming = ['app', 'components', 'content', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => /\.(?:tsx?|css|svg)$/.test(file) && !/\.test\.|generated/.test(file))
      .filter((file) => pattern.test(readFileSync(file, 'utf8'))),
  );
  // The company's own facts list who has certified it.
  expect(naming.filter((file) => !file.startsWith(join('content', 'shingles')))).toEqual(['content/company.ts']);
});

test.each([
  [['GAF', 'TAMKO'], true],
  [['TAMKO'], false],
  [[], false],
])('with certifications %j, the page about GAF says that GAF has certified us: %s', (certifiedBy, says) => {
  jest.isolateModules(() => {
    const actual = jest.requireActual<typeof Company>('@/content/company');
    jest.doMock('@/content/company', () => ({ ...actual, company: { ...actual.company, certifiedBy } }));
    const { gafHdzPage: page } = jest.requireActual<typeof Gaf>('./gaf-hdz');
    expect(/certified/.test(page.intro)).toBe(says);
  });
});
