import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '@/scripts/bootstrap/root.mjs';

/**
 * A script from this folder as pages contain it: bundled and minified. The policy allows it by its hash.
 * @param name of a file in scripts/build/inline
 */
export async function bundleScript(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'scripts/build/inline', `${name}.ts`)],
    tsconfig: join(root, 'tsconfig.json'),
    bundle: true,
    minify: true,
    format: 'iife',
    // The oldest browsers that the site's styles support.
    target: 'es2022',
    write: false,
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`There is no inline script ${name}.`);
  const text = file.text.trim();
  if (/<\/script|<!--/i.test(text)) throw new Error(`The inline script ${name} would end its own element.`);
  return text;
}
