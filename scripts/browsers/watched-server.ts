import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { siteServer } from '@/scripts/serve/site-server';

const recorderAddress = '/problem-recorder.js';
const storageKey = 'sweep:problems';

interface WatchedServer {
  readonly server: Server;
  /** Waits until the server has no open requests. */
  readonly settled: () => Promise<void>;
  /** Responses with status 400 and above since the last call. */
  readonly takeRefused: () => readonly string[];
}

/**
 * The project's own server, which also records responses with status 400 and above, and knows when no request is open.
 * @param options `recorder` makes each page record its own errors, for a browser whose driver does not report them; apart
 *   from that the pages are served unchanged
 */
export function watchedServer(folder: string, { recorder }: { readonly recorder: boolean }): WatchedServer {
  const site = siteServer(folder);
  const refused: string[] = [];
  let open = 0;
  let changed = performance.now();
  const server = createServer((request, response) => {
    open += 1;
    response.on('close', () => {
      open -= 1;
      changed = performance.now();
    });
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.on('finish', () => {
      if (response.statusCode >= 400) refused.push(`${response.statusCode}: ${pathname}`);
    });
    const page = join(folder, pathname, 'index.html');
    if (recorder && pathname === recorderAddress) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(`(${recordProblems})(${JSON.stringify(storageKey)});`);
    } else if (recorder && pathname.endsWith('/') && existsSync(page)) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(withRecorder(readFileSync(page, 'utf8')));
    } else {
      site.emit('request', request, response);
    }
  });

  /** If a page is left during a request, it would report the request as failed. */
  async function settled() {
    const deadline = performance.now() + 10_000;
    while ((open > 0 || performance.now() - changed < 300) && performance.now() < deadline) await wait(50);
  }
  return { server, settled, takeRefused: () => refused.splice(0) };
}

/** After the policy, which allows scripts from the own host, and before everything else. */
export function withRecorder(html: string): string {
  const tag = `<script src="${recorderAddress}"></script>`;
  const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
  if (!policy.test(html)) throw new Error('The page has no policy to put the recorder behind.');
  return html.replace(policy, (meta) => meta + tag);
}

/** Runs in the page. The record must outlive the page, because some pages redirect. */
function recordProblems(key: string) {
  document.currentScript?.remove();
  const note = (text: string) => {
    const known = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...known, text]));
  };
  for (const level of ['error', 'warn'] as const) {
    const own = console[level].bind(console);
    console[level] = (...parts: readonly unknown[]) => {
      note(`console ${level}: ${parts.map(String).join(' ')}`);
      own(...parts);
    };
  }
  addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) note(`exception: ${event.message}`);
      else if (event.target instanceof Element) note(`failed: ${event.target.outerHTML.slice(0, 200)}`);
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => note(`unhandled: ${event.reason}`));
  addEventListener('securitypolicyviolation', (event) =>
    note(`policy: ${event.violatedDirective} refused ${event.blockedURI}`),
  );
}

/** Runs in the page: returns the record and clears it. */
export function takeRecorded(): string[] {
  const noted = JSON.parse(sessionStorage.getItem('sweep:problems') ?? '[]');
  sessionStorage.removeItem('sweep:problems');
  return noted;
}
