import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { siteServer } from '@/scripts/serve/site-server';

const recorder = '/problem-recorder.js';

/** Each page records its own errors, because WebKitGTK's driver doesn't report the console. */
export function recordingServer(folder: string): Server {
  const site = siteServer(folder);
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = join(folder, pathname, 'index.html');
    if (pathname === recorder) {
      response.setHeader('Content-Type', 'text/javascript').end(`(${recordProblems})();`);
    } else if (pathname.endsWith('/') && existsSync(page)) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(withRecorder(readFileSync(page, 'utf8')));
    } else {
      site.emit('request', request, response);
    }
  });
}

/** Inserts the recorder after the policy, which allows scripts from this host, and before everything else. */
export function withRecorder(html: string): string {
  const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
  if (!policy.test(html)) throw new Error('The page has no policy to insert the recorder after.');
  return html.replace(policy, (meta) => `${meta}<script src="${recorder}"></script>`);
}

function recordProblems() {
  document.currentScript?.remove();
  const problems: string[] = [];
  Object.assign(window, { recordedProblems: problems });
  for (const level of ['error', 'warn'] as const)
    console[level] = (...parts: readonly unknown[]) =>
      problems.push(`console ${level}: ${parts.map(String).join(' ')}`);
  addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) problems.push(`exception: ${event.message}`);
      else if (event.target instanceof Element) problems.push(`failed: ${event.target.outerHTML.slice(0, 200)}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`policy: ${violatedDirective} refused ${blockedURI}`),
  );
}
