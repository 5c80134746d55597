// npm run test:engines checks a build in Firefox and WebKit. If Playwright has installed both, it runs the tests tagged
// `@engines`. Otherwise, the system's Firefox and WebKitGTK visit every page, or only those of --pages /,/about/.
import '@/scripts/bootstrap/require-node.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { firefox, webkit } from '@playwright/test';
import { allPages } from '@/content/all-pages';
import { withTrailingSlash } from '@/lib/seo/trailing-slash';
import { selectRoutes } from '@/scripts/serve/pages-option';
import { root } from '@/scripts/bootstrap/root.mjs';
import { runTool } from '@/scripts/bootstrap/run.mjs';
import { stop } from '@/scripts/bootstrap/stop.mjs';
import { recordingServer } from '@/scripts/engines/recording-server';
import { sweep } from '@/scripts/engines/sweep';
import { systemEngines } from '@/scripts/engines/system-engines';
import { startServer } from '@/scripts/serve/site-server';

const { pages } = parseArgs({ options: { pages: { type: 'string' } } }).values;
const out = join(root, 'out');
if (!existsSync(join(out, '404.html'))) stop('There is no build to visit. Run npm run build first.');

if ([firefox, webkit].every((type) => existsSync(type.executablePath())))
  process.exit(
    await runTool('@playwright/test/cli.js', ['test', '--project=firefox', '--project=webkit'], {
      env: { ENGINES: 'all' },
    }),
  );

const allRoutes = allPages.map(({ path }) => withTrailingSlash(path));
const selected = pages ? selectRoutes(pages, allRoutes) : { routes: allRoutes };
if ('problem' in selected) stop(selected.problem);
const { routes } = selected;
const engines = systemEngines();
if (engines.length === 0)
  stop(
    'No other engine is installed. Run npx playwright install firefox webkit, or install firefox-esr, webkit2gtk-driver and xvfb.',
  );

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
const server = recordingServer(out);
const served = await startServer(server, 0);
if ('problem' in served) stop(served.problem);
let failed = 0;
for (const engine of engines) {
  const problems = await sweep(engine, `http://localhost:${served.port}`, routes);
  for (const [route, found] of problems) console.log(found.map((problem) => `  ${route} ${problem}`).join('\n'));
  console.log(`${engine.name}: ${routes.length - problems.size} of ${routes.length} pages have no problems.`);
  failed += problems.size;
}
process.exit(failed > 0 ? 1 : 0);
