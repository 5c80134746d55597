import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import importX from 'eslint-plugin-import-x';

/*
 * app imports templates, which import sections, which import ui. All of them may import content (ui only a few of its
 * files). content imports only lib, and lib imports none of the others (docs/architecture.md). Each zone lists what its
 * files must not import; `everywhere` applies to every zone.
 */
const everywhere = [{ regex: '^\\.\\./', message: 'Import from other folders as @/folder/file.' }];
const onlyIn = {
  link: { regex: '^next/link$', message: 'Use SiteLink (components/ui/site-link.tsx).' },
  motion: {
    regex: '^(framer-motion|motion)(/|$)',
    message: 'Only components/motion may import the animation library.',
  },
  crm: { regex: '^@/(components|content|lib)/crm/', message: 'Only the CRM and its routes may import CRM files.' },
};
const noReact = {
  regex: '^(react|react-dom|next)(/|$)',
  message: 'content holds plain data, so it must not import React or Next.',
};
const noFacts = {
  regex:
    '^@/content/(?!(rich-text|media|section-kinds|page|paths|offered|drawings|pictures|drawing-sources|picture-sources|logo)$)',
  message:
    'ui and motion components get their content as props. They may import only types, paths, which of them are off, drawings, pictures, their sources and the logo from content.',
};
/** A price is printed with what a written price adds to it. */
const withConditions = [
  {
    regex: '^@/lib/prices/price$',
    importNames: ['priceParts'],
    message: 'Use PriceText (components/ui/price-text.tsx) or printPrice, which print a price with its condition.',
  },
  {
    regex: '^@/lib/prices/dollar-span$',
    importNames: ['printSpan'],
    message: 'Use printPrice(priceOfSize(price, size)), which prints the condition too.',
  },
];
const onlyInDatabase = {
  regex: '^idb-keyval$',
  message: 'Use lib/browser/photo-database.ts, and list the key in lib/browser/stored-keys.ts.',
};
const noFolders = (folders, message) => ({ regex: `^@/components/(${folders.join('|')})/`, message });

/** Folders that any capability may use. `layout` and `templates` are built from them. */
const shared = ['ui', 'motion', 'wipe', 'figure', 'ruler', 'mail-form', 'sections'];
const folders = readdirSync('components');
/** Every other folder is one capability of the site: booking, crm, portfolio … */
const capabilities = folders.filter((folder) => ![...shared, 'layout', 'templates'].includes(folder));

const browserStorage = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'];
const storageAdvice =
  'Use localStore or sessionStore (lib/browser/storage.ts), and list the key in lib/browser/stored-keys.ts.';

const storageGlobals = browserStorage.map((name) => ({ name, message: storageAdvice }));

function zone(files, patterns, ignores = []) {
  return {
    files,
    ignores,
    rules: { 'no-restricted-imports': ['error', { patterns: [...everywhere, onlyInDatabase, ...patterns] }] },
  };
}

function capabilityZone(capability) {
  const siblings = [...capabilities.filter((other) => other !== capability), 'layout', 'templates'];
  return zone(
    [`components/${capability}/**/*.{ts,tsx}`],
    [
      onlyIn.link,
      onlyIn.motion,
      ...(['crm', 'login'].includes(capability) ? [] : [onlyIn.crm]),
      // The price guide has the condition in a column of its table, and in a list below the estimate.
      ...(capability === 'price-guide' ? [] : withConditions),
      noFolders(
        siblings,
        `A capability imports no other capability, layout or template. Move what both need to a shared folder: ${shared.join(', ')}.`,
      ),
    ],
  );
}

const tests = ['**/*.test.{ts,tsx}'];

const oneWay = [
  {
    target: './lib',
    from: ['./content', './components', './app'],
    message:
      'lib takes records as arguments. If many callers pass the same record, bind it once in content (content/mail.ts).',
  },
  {
    target: './content',
    from: ['./components', './app'],
    message: 'content imports only from content and lib.',
  },
  { target: './components', from: './app', message: 'Routes use components, not the other way around.' },
  {
    target: ['./content', './lib/*.ts', './lib/!(browser)/**/*'],
    from: './lib/browser',
    except: ['./stored-keys.ts'],
    message: 'Records and rules do not use browser APIs. Components call lib/browser.',
  },
  {
    target: ['./app', './components', './content', './lib'],
    from: ['./scripts', './e2e', './testing'],
    message: 'The site imports nothing from scripts, e2e or testing.',
  },
];

const extensions = ['.ts', '.tsx', '.mjs'];
const tsconfig = fileURLToPath(new URL('tsconfig.json', import.meta.url));

const reactRules = nextCoreWebVitals.flatMap(({ rules = {} }) =>
  Object.keys(rules).filter((name) => /^react(-hooks)?\//.test(name)),
);
const longClasses = {
  selector:
    ':matches(JSXAttribute[name.name=/lassName$|^shape$/] Literal, CallExpression[callee.name="clsx"] Literal, :matches(Property, ArrayExpression, ConditionalExpression, VariableDeclarator) > Literal)[value=/^.{161,}$/]',
  message: 'At most 160 characters of classes in a string.',
};

const turnOff = (rules) => Object.fromEntries(rules.map((name) => [name, 'off']));
const jsxA11y = nextCoreWebVitals.find(({ plugins }) => plugins?.['jsx-a11y'])?.plugins['jsx-a11y'];

const config = [
  {
    ignores: [
      '.next/**',
      'out/**',
      'node_modules/**',
      '.cache/**',
      'public/**',
      'content/generated/**',
      'next-env.d.ts',
    ],
  },
  ...nextCoreWebVitals,
  ...nextTypescript,
  {
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // A scrolling group takes focus, so that arrow keys scroll it (components/ui/snap-row.tsx).
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'group'] }],
      // The security policy blocks style attributes.
      'react/forbid-dom-props': [
        'error',
        {
          forbid: [
            {
              propName: 'style',
              message: 'The security policy blocks style attributes: use a class or an SVG attribute.',
            },
          ],
        },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // Our own build makes the pictures, because a static export can't use next/image's optimizer.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    // These folders have hardly any components, and checking them with React's rules takes an eighth of the time.
    files: ['{content,lib,scripts,testing,e2e}/**'],
    rules: turnOff(reactRules),
  },
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [importX.createNodeResolver({ extensions, tsconfig: { configFile: tsconfig } })],
      'import-x/extensions': extensions,
    },
  },
  zone(['app/**/*.{ts,tsx}'], [onlyIn.link, onlyIn.motion, onlyIn.crm, ...withConditions]),
  zone(['app/crm/**/*.{ts,tsx}', 'app/login/**/*.{ts,tsx}'], [onlyIn.link, onlyIn.motion, ...withConditions]),
  ...capabilities.map(capabilityZone),
  zone(['components/templates/**/*.{ts,tsx}'], [onlyIn.link, onlyIn.motion, onlyIn.crm, ...withConditions]),
  zone(
    ['components/{sections,layout,mail-form,wipe,figure,ruler}/**/*.{ts,tsx}'],
    [
      onlyIn.link,
      onlyIn.motion,
      onlyIn.crm,
      ...withConditions,
      noFolders(
        [...capabilities, 'templates'],
        'Sections, layout, mail-form, wipe, figure and ruler are used by capabilities and templates, and import neither.',
      ),
    ],
  ),
  zone(
    ['components/ui/**/*.{ts,tsx}'],
    [
      onlyIn.link,
      onlyIn.motion,
      onlyIn.crm,
      noFacts,
      ...withConditions,
      noFolders(
        folders.filter((folder) => !['ui', 'motion'].includes(folder)),
        'ui imports only ui and motion.',
      ),
    ],
    ['components/ui/{site-link,price-text}.tsx'],
  ),
  zone(['components/ui/site-link.tsx'], [onlyIn.motion, onlyIn.crm, noFacts]),
  zone(['components/ui/price-text.tsx'], [onlyIn.link, onlyIn.motion, onlyIn.crm, noFacts]),
  zone(
    ['components/motion/**/*.{ts,tsx}'],
    [
      onlyIn.link,
      onlyIn.crm,
      noFacts,
      noFolders(
        folders.filter((folder) => folder !== 'motion'),
        'motion imports no other component.',
      ),
    ],
  ),
  zone(['content/**/*.ts'], [noReact, onlyIn.motion, ...withConditions]),
  {
    // An owner deletes the sample records (docs/make-it-yours.md), and the imports that only they used may stay.
    files: ['content/crm/{leads,appointments,automations}.ts'],
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
  },
  zone(['lib/**/*.ts'], [onlyIn.motion], ['lib/browser/photo-database.ts', 'lib/browser/photo-store.test.ts']),
  {
    files: ['{app,components,content,lib}/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: oneWay }],
      // Code that reads files or starts processes belongs in scripts/, which writes what the site needs into
      // content/generated/.
      'import-x/no-nodejs-modules': 'error',
    },
  },
  {
    // Split longer components, and longer lists of classes.
    files: ['components/**/*.tsx'],
    ignores: [...tests, 'components/gallery/ui-examples.tsx'],
    rules: {
      'max-lines': ['error', 200],
      'no-restricted-syntax': ['error', longClasses],
    },
  },
  {
    files: ['e2e/**/*.ts'],
    ignores: ['e2e/support/fill-in.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'CallExpression[callee.property.name="fill"]', message: 'Use fillIn, which clicks first.' },
      ],
    },
  },
  {
    // /privacy lists everything stored in the browser, so only the stores that enforce that list may write.
    files: ['{app,components,content,lib}/**/*.{ts,tsx}'],
    // The service worker's caches are in that list, and the removal worker deletes all of them.
    ignores: ['lib/browser/storage.ts', 'lib/browser/worker/**', ...tests],
    rules: {
      'no-restricted-globals': ['error', ...storageGlobals],
      'no-restricted-properties': [
        'error',
        ...browserStorage.flatMap((property) =>
          ['window', 'self', 'globalThis'].map((object) => ({ object, property, message: storageAdvice })),
        ),
        { object: 'document', property: 'cookie', message: storageAdvice },
      ],
    },
  },
  {
    // Rules are pure. Code that uses browser APIs is in lib/browser.
    files: ['lib/**/*.ts'],
    ignores: ['lib/browser/**', ...tests],
    rules: {
      'no-restricted-globals': [
        'error',
        ...storageGlobals,
        ...['window', 'document', 'navigator', 'location', 'history', 'fetch', 'setTimeout'].map((name) => ({
          name,
          message: 'Rules are pure. Code that uses browser APIs or timers belongs in lib/browser.',
        })),
      ],
    },
  },
];

export default config;
