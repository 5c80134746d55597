import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultTimeouts, writeWorker, type Timeouts } from '@/scripts/build/offline/write-worker';
import { workerFile } from '@/scripts/serve/policy';
import { siteServer, startServer } from '@/scripts/serve/site-server';
import { out } from './export';

export interface Deploy {
  readonly changes?: Readonly<Record<string, (text: string) => string>>;
  /** Writes the service worker into the folder. By default, the site’s own, built from the changed files. */
  readonly worker?: (folder: string) => Promise<void>;
}

/** `portal`: another page with status 200, as a Wi-Fi sign-in answers any request. */
export type Fault = 'no-answer' | 'cut-off' | 'portal' | 'server-error';

export interface OwnSite {
  readonly origin: string;
  /** The paths of all requests, in order. */
  readonly requested: readonly string[];
  readonly deploy: (version: Deploy) => Promise<void>;
  /** Refuses connections until `start`. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly setFaults: (faultOf: (path: string) => Fault | undefined) => void;
  readonly close: () => Promise<void>;
}

/** The export on a server that a test can stop, break and deploy to. */
export async function openOwnSite(timeouts: Timeouts): Promise<OwnSite> {
  const folders: string[] = [];
  const requested: string[] = [];
  const held = new Set<ServerResponse>();
  let faultOf: (path: string) => Fault | undefined = () => undefined;
  let site: Server;
  let server: Server | undefined;
  let port = 0;

  async function deploy({ changes = {}, worker = (folder) => writeWorker(folder, timeouts) }: Deploy): Promise<void> {
    const folder = versionFolder(changes);
    folders.push(folder);
    await worker(folder);
    site = siteServer(folder);
  }

  /** The build has already written a worker, with the default timeouts. */
  async function deployBuild(): Promise<void> {
    if (timeouts === defaultTimeouts) site = siteServer(out);
    else await deploy({});
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    requested.push(pathname);
    const fault = faultOf(pathname);
    if (fault === 'no-answer') {
      held.add(response);
    } else if (fault === 'cut-off') {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': '100000' });
      response.write('<!doctype html><html lang="en"><title>Half', () => response.destroy());
    } else if (fault) {
      response.writeHead(fault === 'portal' ? 200 : 503, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end('<!doctype html><html lang="en"><title>Other</title><h1>Another page</h1></html>');
    } else {
      site.emit('request', request, response);
    }
  }

  async function start(): Promise<void> {
    server = createServer(answer);
    const result = await startServer(server, port);
    if ('problem' in result) throw new Error(result.problem);
    port = result.port;
  }

  async function stop(): Promise<void> {
    const stopped = server;
    server = undefined;
    if (!stopped) return;
    const closed = new Promise<void>((resolve) => stopped.close(() => resolve()));
    stopped.closeAllConnections();
    await closed;
  }

  await deployBuild();
  await start();
  return {
    origin: `http://localhost:${port}`,
    requested,
    deploy,
    start,
    stop,
    setFaults: (next) => {
      faultOf = next;
    },
    close: async () => {
      for (const response of held) response.destroy();
      await stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Links each folder without a change instead of copying it, because pictures are large. */
function versionFolder(changes: Readonly<Record<string, (text: string) => string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'own-site-'));
  const changedEntries = new Set(Object.keys(changes).map((file) => file.split('/')[0]));
  for (const name of readdirSync(out)) {
    if (name === workerFile) continue;
    if (changedEntries.has(name)) cpSync(join(out, name), join(folder, name), { recursive: true });
    else symlinkSync(join(out, name), join(folder, name));
  }
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  }
  return folder;
}
