import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { Server as NetServer } from 'node:net';
import { join, normalize } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { cacheControl, securityHeaders } from '@/scripts/serve/policy';

/**
 * Serves the export as static hosts do: directory indexes, a redirect from `/about` to `/about/`, 404.html with status
 * 404, brotli or gzip, and the headers of the shared policy.
 */
export function siteServer(folder: string): Server {
  const notFoundPage = readFileSync(join(folder, '404.html'));
  const compress = compression({ threshold: 512 });
  const files = sirv(folder, {
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => response.setHeader('Cache-Control', cacheControl(pathname)),
    onNoMatch: (_request, response) => {
      response.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': cacheControl('/404.html'),
      });
      response.end(notFoundPage);
    },
  });

  return createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const target = folderAddress(folder, request.url ?? '/');
    if (target) {
      response.writeHead(301, { Location: target });
      response.end();
      return;
    }
    // The middleware is written for Express, but uses only those parts of the request and response that Node has too.
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () =>
      files(request, response),
    );
  });
}

/** The redirect target of an address that names a folder without its slash, or undefined. */
function folderAddress(folder: string, url: string): string | undefined {
  const [path = '/', query] = url.split('?', 2);
  if (path.endsWith('/')) return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const place = normalize(join(folder, decoded));
  if (!place.startsWith(folder) || !existsSync(place) || !statSync(place).isDirectory()) return undefined;
  // Two slashes at the start would point to another host.
  return `${path.replace(/^\/+/, '/')}/${query === undefined ? '' : `?${query}`}`;
}

/**
 * Starts to listen. Resolves to the port or, if it cannot, to a problem as a sentence to print. Never rejects.
 * @param port 0 chooses any free port
 */
export function listen(
  server: NetServer,
  port: number,
): Promise<{ readonly port: number } | { readonly problem: string }> {
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Readonly<Record<string, string>> = {
        EADDRINUSE: `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
        EACCES: `Port ${port} may not be used by this user. Choose one above 1023: PORT=3000 npm start`,
      };
      resolve({ problem: reasons[error.code ?? ''] ?? `Port ${port} cannot be used: ${error.message}` });
    });
    server.listen(port, () => {
      const address = server.address();
      resolve({ port: typeof address === 'object' && address ? address.port : port });
    });
  });
}
