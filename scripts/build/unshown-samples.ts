import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sample pictures that no page and no script of the export shows, such as those of a service that is left out. */
export function unshownSamples(samples: readonly string[], out: string): readonly string[] {
  const texts = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:html|js|css|txt)$/.test(file))
    .map((file) => readFileSync(join(out, file), 'utf8'))
    .join('\n');
  return samples.filter((name) => !new RegExp(`/pictures/${name}-\\d`).test(texts));
}
