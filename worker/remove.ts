declare const self: ServiceWorkerGlobalScope;

/**
 * The kill switch: deployed as /sw.js it takes the place of any worker, deletes every cache at this address and unregisters
 * itself. Pages that are open stay as they are. See docs/deploying.md.
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
