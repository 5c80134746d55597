// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import typescript from 'typescript';
import { root } from './root.mjs';

/**
 * The facts of content/company.ts for the build's own scripts. Node 20 reads no TypeScript, and the file imports
 * nothing, so taking its types away is enough.
 * @type {{ company: typeof import('../../content/company.ts').company, licenseLine: string }}
 */
const facts = await import(
  `data:text/javascript,${encodeURIComponent(
    typescript.transpileModule(readFileSync(join(root, 'content/company.ts'), 'utf8'), {
      compilerOptions: { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2022 },
    }).outputText,
  )}`
);

export const { company } = facts;
