// The kill switch for the service worker. A build with NEXT_PUBLIC_SERVICE_WORKER=off puts it at the worker's URL.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}

// Makes this file a module, so that its names are not global.
export {};
