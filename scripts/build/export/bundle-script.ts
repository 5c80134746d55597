import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '@/scripts/bootstrap/root.mjs';

export async function bundleScript(...names: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: names.map((name) => `import './${name}';`).join(''),
      resolveDir: join(root, 'lib/browser/inline'),
    },
    tsconfig: join(root, 'tsconfig.json'),
    bundle: true,
    minify: true,
    format: 'iife',
    // The oldest browsers that the styles support.
    target: 'es2022',
    write: false,
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  if (/<\/script|<!--/i.test(text)) throw new Error(`The inline script ${names.join()} contains "</script" or "<!--".`);
  return text;
}
