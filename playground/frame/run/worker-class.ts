import type { EmittedSite } from "./emitted-site.ts";
import type { Log } from "./open-console.ts";
import { WORKER_LOG, workerScript } from "./worker-script.ts";

/** Returns a class whose workers run emitted files, and whose consoles and errors are shown like the page's. */
export function workerClass(site: EmittedSite, base: string, log: Log): typeof Worker {
  return class Worker extends window.Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(workerScript(String(url), options?.type === "module", site, base), { ...options, type: "classic" });
      this.addEventListener("message", (event) => {
        if (event.data?.type !== WORKER_LOG) return;
        event.stopImmediatePropagation();
        const { level, values } = event.data;
        log(level === "warn" || level === "error" ? level : "log", values);
      });
      // A worker whose script can't be loaded only has an event.
      this.addEventListener("error", (event) =>
        log("error", [
          event instanceof ErrorEvent
            ? `${event.message}\n    at ${event.filename}:${event.lineno}`
            : `Worker failed: ${url}`,
        ]),
      );
    }
  };
}
