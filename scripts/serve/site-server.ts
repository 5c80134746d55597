import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Server as NetServer } from 'node:net';
import { join, relative, sep } from 'node:path';
import compression from 'compression';
import serveStatic from 'serve-static';
import { cacheControl, securityHeaders } from '@/scripts/serve/policy';

/** Like a static host: directory indexes, a redirect from `/about` to `/about/`, compression, 404.html. */
export function siteServer(folder: string): Server {
  const notFoundPage = readFileSync(join(folder, '404.html'));
  const compress = compression({ threshold: 512 });
  const files = serveStatic(folder, {
    extensions: ['html'],
    cacheControl: false,
    setHeaders: (response, file) => {
      response.setHeader('Cache-Control', cacheControl(`/${relative(folder, file).split(sep).join('/')}`));
    },
  });

  function answerNotFound(response: ServerResponse): void {
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cacheControl('/404.html'),
    });
    response.end(notFoundPage);
  }

  return createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    // Written for Express, but uses only what Node's request and response have.
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () =>
      files(request, response, (error) => {
        if (!error) answerNotFound(response);
        else if (response.headersSent) response.destroy();
        // 416 if the file doesn't have the requested range, 500 if it can't be read.
        else response.writeHead(error.statusCode, error.headers).end();
      }),
    );
  });
}

/** Resolves with `problem` if the port can't be used. `port` is from 0 to 65535; 0 chooses any free port. */
export function startServer(
  server: NetServer,
  port: number,
): Promise<{ readonly port: number } | { readonly problem: string }> {
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Readonly<Record<string, string>> = {
        EADDRINUSE: `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
        EACCES: `Port ${port} needs administrator rights. Choose one above 1023: PORT=3000 npm start`,
      };
      resolve({ problem: reasons[error.code ?? ''] ?? `Port ${port} cannot be used: ${error.message}` });
    });
    server.listen(port, () => {
      const address = server.address();
      resolve({ port: typeof address === 'object' && address ? address.port : port });
    });
  });
}

/** @public Loaded at run time by scripts/test.mjs. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const result = await startServer(probe, 0);
  if ('problem' in result) throw new Error(result.problem);
  await new Promise((resolve) => probe.close(resolve));
  return result.port;
}
