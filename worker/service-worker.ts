import { registerQuotaErrorCallback } from "workbox-core/registerQuotaErrorCallback.js";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import type { Strategy } from "workbox-strategies/Strategy.js";
import { type BuildNotice, type Shell, savedAddress, type Visit } from "#model/offline.ts";
import { FILES_CACHE, PAGES_CACHE } from "#model/saved-files.ts";
import { isOwnFile, isOwnPage } from "./is-own-answer.ts";
import { makeRoom, savedAnswer, saveVisit, trim } from "./kept.ts";
import { markCopy } from "./mark-copy.ts";
import { dropOtherCaches, offlinePage, saveShell, shellCache } from "./shell.ts";
import { type StrategyName, strategyFor } from "./strategy-for.ts";

declare const self: ServiceWorkerGlobalScope;
/** Written in front of this file by the build. */
declare const SHELL: Shell;

/** How long the network may take when there is a saved answer, in seconds. */
const PATIENCE = 2.5;

self.addEventListener("install", (event) => {
  // It takes over at once. Nothing on a screen changes by that: pages come from the network first, under whichever worker.
  event.waitUntil(Promise.all([saveShell(SHELL), self.skipWaiting()]));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOtherCaches(SHELL), self.clients.claim().then(tellBuild)]));
});

async function tellBuild(): Promise<void> {
  const notice: BuildNotice = { type: "build", app: SHELL.app };
  for (const client of await self.clients.matchAll({ type: "window" })) client.postMessage(notice);
}

self.addEventListener("message", (event) => {
  const message: Visit = event.data;
  if (message.type !== "visit") return;
  // Nobody waits for it, and the next visit saves again.
  event.waitUntil(saveVisit(savedAddress(message.url), message.files).catch(() => undefined));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const asked = {
    method: request.method,
    url: request.url,
    mode: request.mode,
    hasRange: request.headers.has("Range"),
  };
  const name = strategyFor(asked, self.location.origin, SHELL.named);
  if (name === "network") return;
  const [answered, done] = STRATEGIES[name].handleAll({ event, request });
  event.respondWith(answered);
  // A full disk or a lost connection: what was to be kept is not, and the reader has the answer.
  done.catch(() => undefined);
});

registerQuotaErrorCallback(makeRoom);

/** Keeps what is new of a cache. */
const newestOnly: WorkboxPlugin = { cacheDidUpdate: ({ cacheName }) => trim(cacheName) };

const STRATEGIES: Record<Exclude<StrategyName, "network">, Strategy> = {
  page: new NetworkFirst({
    cacheName: PAGES_CACHE,
    networkTimeoutSeconds: PATIENCE,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => savedAddress(new URL(request.url).pathname),
        fetchDidSucceed: async ({ response }) => {
          if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
          return response;
        },
        fetchDidFail: async ({ state }) => {
          if (state !== undefined) state["failed"] = true;
        },
        cacheWillUpdate: async ({ response }) => ((await isOwnPage(response)) ? response : null),
        cachedResponseWillBeUsed: async ({ cachedResponse, request, state }) => {
          const copy = cachedResponse ?? (await savedAnswer(request.url));
          return copy && markCopy(copy, state?.["failed"] === true ? "failed" : "slow");
        },
        handlerDidError: () => offlinePage(SHELL),
      },
      newestOnly,
    ],
  }),
  hashed: new CacheFirst({
    cacheName: FILES_CACHE,
    plugins: [
      {
        cacheWillUpdate: async ({ response }) => (isOwnFile(response) ? response : null),
        cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? savedAnswer(request.url),
        // Storage that throws: as without a worker.
        handlerDidError: ({ request }) => fetch(request),
      },
      newestOnly,
    ],
  }),
  shell: new NetworkFirst({
    cacheName: shellCache(SHELL),
    networkTimeoutSeconds: PATIENCE,
    // Only an installation writes the shell.
    plugins: [{ cacheWillUpdate: async () => null, handlerDidError: ({ request }) => fetch(request) }],
  }),
};
