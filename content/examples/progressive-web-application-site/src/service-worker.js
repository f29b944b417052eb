const cacheName = `site-${__webpack_hash__}`;

async function install() {
  const response = await fetch("files.json", { cache: "no-store" });
  const { assets } = await response.json();
  const cache = await caches.open(cacheName);
  await cache.addAll(Object.values(assets).map(({ file }) => new Request(file, { cache: "no-cache" })));
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith("site-") && name !== cacheName) await caches.delete(name);
  }
  await clients.claim();
}

async function answer(request) {
  const cache = await caches.open(cacheName);
  const key = request.mode === "navigate" ? "index.html" : request;
  return (await cache.match(key)) ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", ({ data }) => data === "activate" && skipWaiting());
addEventListener("fetch", (event) => {
  const ours = new URL(event.request.url).origin === location.origin;
  if (ours && event.request.method === "GET") event.respondWith(answer(event.request));
});
