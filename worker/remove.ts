declare const self: ServiceWorkerGlobalScope;

/**
 * The kill switch: deployed as /sw.js, it replaces any worker, deletes every cache of this origin and unregisters
 * itself. Open pages don't change. See docs/deploying.md.
 */
self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  try {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  } finally {
    await self.registration.unregister();
  }
}

export {};
