import type { Shell } from "#model/offline.ts";
import { NOT_SAVED_URL, SHELL_CACHE_PREFIX } from "#model/saved-files.ts";
import { language, offline } from "#strings";
import { isOwnFile, isOwnPage } from "./is-own-answer.ts";
import { cachesToDrop } from "./what-to-drop.ts";

export function shellCache({ build }: Shell): string {
  return `${SHELL_CACHE_PREFIX}${build}`;
}

/** Saves the whole shell. If it rejects, the previous worker stays active. */
export async function saveShell(shell: Shell): Promise<void> {
  const cache = await caches.open(shellCache(shell));
  const save = async (url: string, init: RequestInit) => {
    const response = await fetch(url, init);
    const isOwn = url.endsWith("/") ? await isOwnPage(response) : isOwnFile(response);
    if (!isOwn) throw new Error(`${url} answered ${response.status}, or something else.`);
    await cache.put(url, response);
  };
  await Promise.all([
    ...shell.hashed.map(async (url) => {
      const kept = await caches.match(url);
      await (kept === undefined ? save(url, {}) : cache.put(url, kept));
    }),
    ...shell.named.map((url) => save(url, { cache: "no-cache", redirect: "error" })),
  ]);
}

export async function dropOtherCaches(shell: Shell): Promise<void> {
  const names = cachesToDrop(await caches.keys(), shellCache(shell));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Returns the offline page, or its sentence if the page isn't saved. */
export async function offlinePage(shell: Shell): Promise<Response> {
  try {
    const page = await caches.match(NOT_SAVED_URL, { cacheName: shellCache(shell) });
    if (page !== undefined) return page;
  } catch {
    // Without storage, only the sentence below is left.
  }
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  return new Response(LAST_WORD, { status: 503, headers });
}

const LAST_WORD = `<!doctype html><html lang="${language.code}" dir="${language.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${offline.offline}</title></head><body><h1>${offline.offline}</h1><p>${offline.lastWord}</p></body></html>
`;
