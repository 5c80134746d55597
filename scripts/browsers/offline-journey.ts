import { cachedCopy } from '@/content/message/offline';
import { offlinePage } from '@/content/pages/offline';
import type { Session } from '@/scripts/browsers/session';
import { until } from '@/scripts/browsers/until';
import { visitor } from '@/scripts/browsers/visitor';
import { listen, siteServer } from '@/scripts/serve/site-server';

/** The name of the journey in the summary. */
export const offlineJourney = 'a visitor reads on when the server is gone';

/**
 * Visits a page, stops the server, and reads: the page itself, one that is kept ready, and the offline page in place of
 * one that is neither.
 * @param folder the finished export
 * @returns the problem, if there is one
 */
export async function goOffline(open: () => Promise<Session>, folder: string): Promise<string | undefined> {
  const server = siteServer(folder);
  const served = await listen(server, 0);
  if ('problem' in served) return served.problem;
  const session = await open();
  try {
    const { open: visit, read } = visitor(session, `http://localhost:${served.port}`);
    await visit('/about/');
    await until(() => session.evaluate(isCached), 'the service worker has not cached the first page');
    server.close();
    server.closeAllConnections();
    for (const page of ['/about/', '/services/roofing/emergency/']) {
      await session.visit(`http://localhost:${served.port}${page}`);
      await read('body', cachedCopy.text);
    }
    await session.visit(`http://localhost:${served.port}/financing/`);
    await read('h1', String(offlinePage.hero.heading));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await session.close();
    server.close();
    server.closeAllConnections();
  }
}

/** Runs in the page. */
async function isCached(): Promise<boolean> {
  if (!navigator.serviceWorker.controller) return false;
  return (await caches.match(location.pathname, { cacheName: 'visited-pages' })) !== undefined;
}
