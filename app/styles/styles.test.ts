/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import postcss, { type Root } from 'postcss';
import { compile } from 'tailwindcss';
import ts from 'typescript';
import { colorsIn } from '@/lib/colors/paint';
import { breakpoints } from '@/lib/breakpoints';
import { restPoses } from '@/lib/wipe/wipe';

const project = process.cwd();
const globals = 'app/globals.css';
const files = (folder: string, ending: RegExp) =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));
const read = (file: string) => readFileSync(join(project, file), 'utf8');

const sheets = [...files('app', /\.css$/), ...files('components', /\.css$/)].map((file) => ({
  file,
  root: postcss.parse(read(file)),
}));
const components = [...files('app', /\.tsx$/), ...files('components', /\.tsx?$/)]
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true));

function classesOf(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.((?:\\[0-9a-f]{1,6}\s|\\.|[\w-])+)/g)) {
      names.add(
        name.replace(/\\(?:([0-9a-f]{1,6})\s|(.))/g, (_, code: string | undefined, character: string) =>
          code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
        ),
      );
    }
  });
  return names;
}

function utilitiesOf(root: Root): readonly string[] {
  const names: string[] = [];
  root.walkAtRules('utility', ({ params }) => void names.push(params));
  return names;
}

/** The class names in the attributes and properties that `classAttributes` names, and in the constants they refer to. */
function usedClasses(): Set<string> {
  const constants = new Map<string, ts.Expression>();
  const texts: string[] = [];
  const seen = new Set<ts.Node>();

  function collect(node: ts.Node): void {
    if (seen.has(node)) return;
    seen.add(node);
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text);
    // Compared values, property keys and types are not class names.
    if (ts.isTypeNode(node)) return;
    const isComparison = ts.isBinaryExpression(node) && /==|^in$/.test(node.operatorToken.getText());
    if (isComparison) return;
    if (ts.isPropertyAssignment(node)) collect(node.initializer);
    else if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) collect(node.expression);
    else if (ts.isIdentifier(node)) {
      const constant = constants.get(`${node.getSourceFile().fileName} ${node.text}`) ?? constants.get(node.text);
      if (constant) collect(constant);
    } else node.forEachChild(collect);
  }

  const classValues: ts.Node[] = [];
  function find(node: ts.Node): void {
    if (
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      node.initializer &&
      isStringData(node.initializer)
    ) {
      const isExported = ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export;
      constants.set(
        isExported ? node.name.text : `${node.getSourceFile().fileName} ${node.name.text}`,
        node.initializer,
      );
    }
    const isClassAttribute =
      (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && classAttributes.has(node.name.getText());
    if (isClassAttribute && node.initializer) classValues.push(node.initializer);
    node.forEachChild(find);
  }
  components.forEach(find);
  classValues.forEach(collect);
  return new Set(texts.flatMap((text) => text.split(/\s+/)).filter(Boolean));
}

const classAttributes = new Set(['className', 'itemClassName', 'figureClassName', 'detailClassName', 'shape']);

function isStringData(node: ts.Expression): boolean {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return isStringData(node.expression);
  return ts.isStringLiteralLike(node) || ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);
}

async function build(names: Iterable<string>): Promise<Root> {
  const compiler = await compile(read(globals), {
    base: join(project, dirname(globals)),
    loadStylesheet: async (id, base) => {
      const path = id === 'tailwindcss' ? join(project, 'node_modules/tailwindcss/index.css') : join(base, id);
      // Without `inline`, rules contain the names of theme variables instead of their values.
      const content = readFileSync(path, 'utf8').replace('@theme inline', '@theme');
      return { path, base: dirname(path), content };
    },
  });
  return postcss.parse(compiler.build([...names]));
}

/**
 * The classes in the figures and in what is added to them, the figures' names, which scenes have as a class, and `p1`,
 * `p2` … for every part that a figure may have.
 */
function figureClasses(): readonly string[] {
  const folder = join(project, 'content/figures');
  const files = readdirSync(folder).map((file) => join(folder, file));
  const inFiles = [...files, join(project, 'components/figure/figure-parts.ts')].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  return [
    ...inFiles,
    ...files.map((file) => basename(file, '.svg')),
    ...Array.from({ length: 21 }, (_, index) => `p${index + 1}`),
  ];
}

const withoutVariants = (name: string) => name.replace(/^.*:(?![^[]*\])/, '').replace(/!$/, '');

/** components/wipe/wipe.tsx puts them together. */
const wipeClasses = Object.keys(restPoses).map((set) => `wipe-${set}`);

describe('the style sheets', () => {
  const used = usedClasses();
  let built: Root;
  beforeAll(async () => {
    built = await build(used);
  }, 60_000);

  it('define every class that a component uses', () => {
    const defined = classesOf(built);
    // Tailwind's marker classes have no rule of their own.
    const isMarker = (name: string) => /^(group|peer)(\/|$)/.test(name);
    expect([...used].filter((name) => !isMarker(name) && !defined.has(name))).toEqual([]);
  });

  it('define no unused class or utility', () => {
    const bare = [...[...used].map(withoutVariants), ...figureClasses(), ...wipeClasses];
    const unused = sheets.flatMap(({ file, root }) => {
      const isUsed = (name: string) =>
        bare.some((each) => (name.endsWith('*') ? each.startsWith(name.slice(0, -1)) : each === name));
      return [...classesOf(root), ...utilitiesOf(root)]
        .filter((name) => !isUsed(name))
        .map((name) => `${name} in ${file}`);
    });
    expect(unused).toEqual([]);
  });

  it('define no unused color, type size, line height, letter spacing, width or spacing (drawings use colors, too)', () => {
    const emitted = new Set<string>();
    built.walkDecls(/^--/, ({ prop }) => void emitted.add(prop));
    // Container queries contain the width, not the name of the variable.
    const queries: string[] = [];
    built.walkAtRules('container', ({ params }) => void queries.push(params));
    const named: { readonly prop: string; readonly value: string }[] = [];
    for (const root of [...sheets.map((sheet) => sheet.root), postcss.parse(read('content/generated/colors.css'))]) {
      root.walkAtRules('theme', (theme) =>
        theme.walkDecls(
          /^--(color|text|leading|tracking|container|spacing)-/,
          ({ prop, value }) => void named.push({ prop, value }),
        ),
      );
    }
    const drawn = new Set(
      [...files('content/drawings', /\.svg$/), ...files('content/figures', /\.svg$/)].flatMap((file) =>
        colorsIn(read(file)),
      ),
    );
    const isUsed = ({ prop, value }: { readonly prop: string; readonly value: string }) =>
      emitted.has(prop) ||
      drawn.has(prop.replace('--color-', '')) ||
      (prop.startsWith('--container-') && queries.some((query) => query.includes(value)));
    expect(named.filter((name) => !name.prop.endsWith('*') && !isUsed(name)).map(({ prop }) => prop)).toEqual([]);
  });

  it('name no class of another sheet, except the shared ones', () => {
    const shared = new Set(
      sheets
        .filter(({ file }) => /^(app|components\/ui)\//.test(file))
        .flatMap(({ root }) => [...classesOf(root), ...utilitiesOf(root)]),
    );
    const own = sheets
      .filter(({ file }) => file.startsWith('components/'))
      .map(({ file, root }) => ({
        file: file.replace('components/', ''),
        names: [...classesOf(root)].filter((name) => !shared.has(name) && !name.startsWith('text-')),
      }));
    const several = own
      .flatMap(({ names }) => names)
      .filter((name, index, all) => all.indexOf(name) < index)
      .map(
        (name) =>
          `${name} in ${own
            .filter(({ names }) => names.includes(name))
            .map(({ file }) => file)
            .join(', ')}`,
      );
    expect(several).toEqual([]);
  });

  it('do not count children, and use neither `!important` nor the utilities layer', () => {
    const tricks: string[] = [];
    for (const { file, root } of sheets) {
      root.walkRules(/:nth-|-of-type/, ({ selector }) => void tricks.push(`${selector} in ${file}`));
      root.walkDecls(({ prop, important }) => void (important && tricks.push(`${prop} !important in ${file}`)));
      root.walkAtRules(
        'layer',
        ({ params }) => void (params === 'utilities' && tricks.push(`@layer ${params} in ${file}`)),
      );
    }
    expect(tricks).toEqual([]);
  });

  it('use the same breakpoints as scripts and pictures', () => {
    const widths: Record<string, string> = {};
    for (const { root } of sheets)
      root.walkDecls(
        /^--breakpoint-[^*]+$/,
        ({ prop, value }) => void (widths[prop.replace('--breakpoint-', '')] = value),
      );
    expect(widths).toEqual(
      Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [name, `${width}rem`])),
    );
  });

  it('name breakpoints instead of repeating their widths', () => {
    const queries: string[] = [];
    for (const { root } of sheets) root.walkAtRules('media', ({ params }) => void queries.push(params));
    expect(queries.filter((query) => query.includes('width'))).toEqual([]);
  });
});
