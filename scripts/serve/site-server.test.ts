import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteServer, startServer } from '@/scripts/serve/site-server';

describe('the site server', () => {
  let folder: string;
  let server: Server;
  let origin: string;

  beforeEach(async () => {
    folder = join(mkdtempSync(join(tmpdir(), 'site-server-')), 'out');
    mkdirSync(folder);
    writeFileSync(join(folder, '404.html'), 'There is no such page.');
    mkdirSync(join(folder, 'about'));
    writeFileSync(join(folder, 'about/index.html'), 'About us.');
    server = siteServer(folder);
    const result = await startServer(server, 0);
    if ('problem' in result) throw new Error(result.problem);
    origin = `http://localhost:${result.port}`;
  });

  afterEach(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
    rmSync(join(folder, '..'), { recursive: true, force: true });
  });

  const get = async (path: string) => {
    const response = await fetch(origin + path, { redirect: 'manual' });
    return [response.status, await response.text()] as const;
  };

  it('serves the index page of a folder', async () => {
    expect(await get('/about/')).toEqual([200, 'About us.']);
  });

  it('never redirects to another host', async () => {
    const response = await fetch(`${origin}//about`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/about/']);
  });

  it('does not serve files outside its folder', async () => {
    writeFileSync(join(folder, '../private.txt'), 'Not for visitors.');
    expect((await get('/..%2fprivate.txt'))[0]).toBe(404);
  });

  it('answers a malformed URL with 404', async () => {
    expect((await get('/%'))[0]).toBe(404);
  });

  it('answers a range beyond the end of a file with 416', async () => {
    const { status, headers } = await fetch(`${origin}/about/`, { headers: { Range: 'bytes=100-' } });
    expect([status, headers.get('content-range')]).toEqual([416, 'bytes */9']);
  });

  it('keeps working when a build replaces files', async () => {
    rmSync(join(folder, 'about'), { recursive: true });
    expect(await get('/about/')).toEqual([404, 'There is no such page.']);
    mkdirSync(join(folder, 'about'));
    writeFileSync(join(folder, 'about/index.html'), 'About us, again.');
    expect(await get('/about/')).toEqual([200, 'About us, again.']);
  });
});
