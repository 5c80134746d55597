import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

/*
 * Data flows one way: content -> app -> templates -> sections -> ui, and rules live in lib.
 * Each zone lists what its files must not import. `everywhere` applies to all of them.
 */
const everywhere = [
  { regex: '^\\.\\./', message: 'Import across folders as @/folder/file.' },
];
const onlyIn = {
  link: { regex: '^next/link$', message: 'Use SiteLink: the one link of the site (components/ui/site-link.tsx).' },
  motion: { regex: '^(framer-motion|motion)(/|$)', message: 'Only components/motion moves things.' },
  crm: { regex: '^@/(components|content)/crm/', message: 'Only the staff routes know the CRM.' },
};
const noComponents = { regex: '^@/(components|app)/', message: 'Nothing reaches back up: no components here.' };
const noReact = { regex: '^(react|react-dom|next)(/|$)', message: 'Plain data and rules: no React here.' };
const noFacts = {
  regex: '^@/content/(?!types$|paths$|drawings$|pictures$)',
  message: 'The words of the design know no facts of the site.',
};
const noUpperLayers = (...folders) => ({
  regex: `^@/components/(${folders.join('|')})/`,
  message: 'Templates use sections, sections use ui, ui uses neither.',
});

const browserStorage = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'];
const keepThroughStore = 'Use localStore or sessionStore (lib/browser/storage.ts), and name the key in lib/browser/stored-keys.ts.';

function zone(files, patterns, ignores = []) {
  return {
    files,
    ignores,
    rules: { 'no-restricted-imports': ['error', { patterns: [...everywhere, ...patterns] }] },
  };
}

const a11y = nextCoreWebVitals.find(({ plugins }) => plugins?.['jsx-a11y']).plugins['jsx-a11y'];

const config = [
  { ignores: ['.next/**', 'out/**', 'node_modules/**', '.cache/**', 'public/**', 'content/generated/**', 'next-env.d.ts'] },
  ...nextCoreWebVitals,
  ...nextTypescript,
  {
    rules: {
      ...a11y.flatConfigs.strict.rules,
      // The content security policy blocks style attributes in the static HTML: use classes or SVG attributes.
      'react/forbid-dom-props': ['error', { forbid: [{ propName: 'style', message: 'The policy refuses style attributes: use a class or an SVG attribute.' }] }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // Our own build step generates the pictures, and a static export cannot use next/image optimization.
      '@next/next/no-img-element': 'off',
    },
  },
  zone(['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}'], [onlyIn.link, onlyIn.motion, onlyIn.crm]),
  zone(['components/{sections,layout}/**/*.{ts,tsx}'], [onlyIn.link, onlyIn.motion, onlyIn.crm, noUpperLayers('templates')]),
  zone(['components/ui/**/*.{ts,tsx}'], [
    onlyIn.link,
    onlyIn.motion,
    onlyIn.crm,
    noFacts,
    noUpperLayers('sections', 'templates', 'layout', 'home', 'contact', 'booking', 'portfolio', 'shingles', 'certificate'),
  ]),
  zone(['components/ui/site-link.tsx'], [onlyIn.motion, onlyIn.crm, noFacts]),
  zone(['components/motion/**/*.{ts,tsx}'], [onlyIn.link, onlyIn.crm, noFacts]),
  zone(['components/crm/**/*.{ts,tsx}', 'app/crm/**/*.{ts,tsx}'], [onlyIn.link, onlyIn.motion]),
  zone(['content/**/*.ts'], [noReact, noComponents, onlyIn.motion]),
  zone(['lib/**/*.ts'], [noComponents, onlyIn.motion]),
  {
    // /privacy names everything that is kept in the visitor's browser, so nothing is kept past the record it prints.
    files: ['{app,components,content,lib}/**/*.{ts,tsx}', 'scripts/inline/**/*.js'],
    ignores: ['lib/browser/storage.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', ...browserStorage.map((name) => ({ name, message: keepThroughStore }))],
      'no-restricted-properties': [
        'error',
        ...browserStorage.flatMap((property) => ['window', 'self', 'globalThis'].map((object) => ({ object, property, message: keepThroughStore }))),
        { object: 'document', property: 'cookie', message: keepThroughStore },
      ],
    },
  },
];

export default config;
