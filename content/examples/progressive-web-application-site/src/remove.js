addEventListener("install", () => skipWaiting());
addEventListener("activate", async () => {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
});
