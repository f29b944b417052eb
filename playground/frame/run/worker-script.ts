import type { EmittedSite } from "./emitted-site.ts";
import { RUN_GLOBAL } from "./instrument.ts";

/**
 * Returns the URL of a script that starts a worker in which emitted files come from memory. It's never a module, which
 * Chromium refuses to load from memory in a frame with an opaque origin.
 */
export function workerScript(url: string, isModule: boolean, site: EmittedSite, base: string): string {
  const address = URL.canParse(url, base) ? new URL(url, base).href : base;
  const script = JSON.stringify(site.urlAt(address));
  const facts = JSON.stringify({ files: site.allUrls(), address, name: RUN_GLOBAL, log: WORKER_LOG });
  const start = isModule ? `(${importModule})(() => import(${script}));` : `importScripts(${script});`;
  return blob(`(${prepareWorker})(${facts});\n${start}`);
}

function blob(code: string): string {
  return URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
}

/** Marks a message of a worker's console. */
export const WORKER_LOG = "playground-log";

type Facts = { files: Record<string, string>; address: string; name: string; log: string };

/** Runs in the worker, which has only this function's text. */
function prepareWorker({ files, address, name, log }: Facts): void {
  const urlAt = (url: unknown) => {
    if (!URL.canParse(String(url), address)) return url;
    const { href, hash, search } = new URL(String(url), address);
    return files[href.slice(0, href.length - hash.length - search.length)] ?? url;
  };
  const global = { check: () => undefined, code: (code: unknown) => code, url: urlAt };
  Object.defineProperty(globalThis, name, { value: Object.freeze(global) });
  Object.defineProperty(globalThis, "location", { value: new URL(address) });
  for (const loader of ["fetch", "importScripts"]) {
    const own: unknown = Reflect.get(globalThis, loader);
    if (typeof own !== "function") continue;
    const load = (...args: unknown[]) => Reflect.apply(own, globalThis, args.map(urlAt));
    Object.defineProperty(globalThis, loader, { configurable: true, writable: true, value: load });
  }
  for (const level of ["log", "info", "debug", "warn", "error"] as const)
    console[level] = (...values: unknown[]) => {
      const send = (sent: unknown[]) => postMessage({ type: log, level, values: sent });
      try {
        send(values);
      } catch {
        send(values.map(String));
      }
    };
}

/** Runs in the worker too. Messages wait until the module has been loaded. */
function importModule(load: () => Promise<unknown>): void {
  const held: MessageEvent[] = [];
  const hold = (event: MessageEvent) => {
    event.stopImmediatePropagation();
    held.push(event);
  };
  addEventListener("message", hold);
  const release = () => {
    removeEventListener("message", hold);
    for (const { data, ports } of held) dispatchEvent(new MessageEvent("message", { data, ports: [...ports] }));
  };
  load().then(release, (error: unknown) => {
    setTimeout(() => {
      throw error;
    });
  });
}
