import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { root } from '@/scripts/bootstrap/root.mjs';

export async function bundle(
  options: Pick<BuildOptions, 'stdin' | 'entryPoints' | 'define' | 'format'>,
): Promise<string> {
  const { outputFiles } = await build({
    tsconfig: join(root, 'tsconfig.json'),
    bundle: true,
    minify: true,
    format: 'iife',
    ...options,
    // All browsers that the styles support can run this.
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

export async function bundleScript(...names: readonly string[]): Promise<string> {
  const contents = names.map((name) => `import './${name}';`).join('');
  const text = (await bundle({ stdin: { contents, resolveDir: join(root, 'lib/browser/inline') } })).trim();
  if (/<\/script|<!--/i.test(text)) throw new Error(`The inline script ${names.join()} contains "</script" or "<!--".`);
  return text;
}
