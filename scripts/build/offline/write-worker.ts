// Writes sw.js from lib/browser/worker: the service worker of the site, or the one that removes it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPages } from '@/content/all-pages';
import { cachedCopy } from '@/content/message/offline';
import { withTrailingSlash } from '@/lib/seo/trailing-slash';
import { root } from '@/scripts/bootstrap/root.mjs';
import { bundle } from '@/scripts/build/bundle-script';
import { precacheFiles, offlinePath } from '@/scripts/build/offline/precache-files';
import type { WorkerSetup } from '@/lib/offline/cached-page';
import { workerFile } from '@/scripts/serve/policy';

/** Seconds without an answer until the cached copy is shown, and until the offline page is shown. */
export type Timeouts = Pick<WorkerSetup, 'timeout' | 'longTimeout'>;

export const defaultTimeouts: Timeouts = { timeout: 3, longTimeout: 15 };

export async function writeWorker(out: string, timeouts = defaultTimeouts): Promise<void> {
  const setup: WorkerSetup = {
    files: precacheFiles(out).map(({ url, revision }) => ({ url, revision })),
    pages: allPages.filter(({ isIndexed }) => isIndexed).map(({ path }) => withTrailingSlash(path)),
    offlinePage: offlinePath,
    ageText: cachedCopy.text,
    ...timeouts,
  };
  writeFileSync(join(out, workerFile), await bundleWorker('service-worker', { setup }));
}

export async function writeRemovalWorker(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, workerFile), await bundleWorker('removal-worker', {}));
}

function bundleWorker(name: string, values: Readonly<Record<string, unknown>>): Promise<string> {
  return bundle({
    entryPoints: [join(root, 'lib/browser/worker', `${name}.ts`)],
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
    },
  });
}
