import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, siteServer } from '@/scripts/serve/site-server';

describe('the server of the export', () => {
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
    const result = await listen(server, 0);
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

  it('answers an address of a folder with its page', async () => {
    expect(await get('/about/')).toEqual([200, 'About us.']);
  });

  it('never redirects to another host', async () => {
    const response = await fetch(`${origin}//about`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/about/']);
  });

  it('leaves files outside of its folder alone', async () => {
    writeFileSync(join(folder, '../private.txt'), 'Not for visitors.');
    expect((await get('/..%2fprivate.txt'))[0]).toBe(404);
  });

  it('answers an address that cannot be decoded as one that leads nowhere', async () => {
    expect((await get('/%'))[0]).toBe(404);
  });

  it('lives on when a new build removes and replaces files', async () => {
    rmSync(join(folder, 'about'), { recursive: true });
    expect(await get('/about/')).toEqual([404, 'There is no such page.']);
    mkdirSync(join(folder, 'about'));
    writeFileSync(join(folder, 'about/index.html'), 'About us, again.');
    expect(await get('/about/')).toEqual([200, 'About us, again.']);
  });
});
