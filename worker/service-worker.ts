import { registerQuotaErrorCallback } from "workbox-core/registerQuotaErrorCallback.js";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import type { Strategy } from "workbox-strategies/Strategy.js";
import { type BuildNotice, type Shell, savedUrl, type Visit } from "#model/offline.ts";
import { PLAYGROUND_CACHE } from "#model/playground-files.ts";
import { FILES_CACHE, PAGES_CACHE } from "#model/saved-files.ts";
import { isOwnFile, isOwnPage } from "./is-own-answer.ts";
import { makeRoom, savedAnswer, saveVisit, trim } from "./kept.ts";
import { markCopy } from "./mark-copy.ts";
import { redirectFor } from "./redirect-for.ts";
import { dropOtherCaches, offlinePage, saveShell, shellCache } from "./shell.ts";
import { type StrategyName, strategyFor } from "./strategy-for.ts";

declare const self: ServiceWorkerGlobalScope;
/** The build inserts this value. */
declare const SHELL: Shell;

/** Time that the network may take if there's a saved response, in seconds. */
const TIMEOUT = 2.5;

self.addEventListener("install", (event) => {
  // Takes over immediately. That doesn't change open pages, because every worker asks the network first.
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
  // If it fails, the next visit saves again.
  event.waitUntil(saveVisit(savedUrl(message.url), message.files).catch(() => undefined));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const facts = {
    method: request.method,
    url: request.url,
    mode: request.mode,
    hasRange: request.headers.has("Range"),
  };
  const name = strategyFor(facts, self.location.origin, SHELL.named);
  if (name === "network") return;
  const [answered, done] = STRATEGIES[name].handleAll({ event, request });
  event.respondWith(answered);
  // With a full disk or a lost connection, nothing is saved, but the reader has the response.
  done.catch(() => undefined);
});

registerQuotaErrorCallback(makeRoom);

/** Removes a cache's oldest entries. */
const newestOnly: WorkboxPlugin = { cacheDidUpdate: ({ cacheName }) => trim(cacheName) };

const STRATEGIES: Record<Exclude<StrategyName, "network">, Strategy> = {
  page: new NetworkFirst({
    cacheName: PAGES_CACHE,
    networkTimeoutSeconds: TIMEOUT,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => savedUrl(new URL(request.url).pathname),
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
        handlerDidError: async ({ request }) => (await redirectFor(request.url, SHELL)) ?? offlinePage(SHELL),
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
        // If storage throws, acts as if there were no worker.
        handlerDidError: ({ request }) => fetch(request),
      },
      newestOnly,
    ],
  }),
  playground: new NetworkFirst({
    cacheName: PLAYGROUND_CACHE,
    // A frame requests its document with a different Accept header than the script that cached it.
    matchOptions: { ignoreVary: true },
    // Only the playground itself writes, once it has been used.
    plugins: [{ cacheWillUpdate: async () => null }],
  }),
  shell: new NetworkFirst({
    cacheName: shellCache(SHELL),
    networkTimeoutSeconds: TIMEOUT,
    // Only the installation writes the shell.
    plugins: [{ cacheWillUpdate: async () => null, handlerDidError: ({ request }) => fetch(request) }],
  }),
};
