import { type BuildNotice, OFFLINE_URL, type Visit } from "#model/offline.ts";
import { appOnScreen } from "../browser/app-on-screen.ts";
import { trustedScript } from "../browser/trusted.ts";
import { documentTiming } from "./document-timing.ts";

/** Interval between checks for a newer build, in milliseconds. */
const CHECK_INTERVAL = 10 * 60 * 1000;

let updateAvailable = false;
let latestBuild = Number.NEGATIVE_INFINITY;

/** Tells whether the active worker has other scripts and styles than this document. */
export function isUpdateAvailable(): boolean {
  return updateAvailable;
}

/** Returns when a worker last reported its build, in milliseconds since this document was opened. */
export function latestBuildSeen(): number {
  return latestBuild;
}

/** Registers the worker once the page has loaded, and reports pages that the worker didn't serve as documents. */
export function startWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  if (DEVELOPMENT) return void removeWorkers();
  const { serviceWorker } = navigator;
  addEventListener("load", () => {
    serviceWorker.register(trustedScript("/sw.js")).then(
      (registration) => console.log("SW registered: ", registration),
      (error: unknown) => console.log("SW registration failed: ", error),
    );
    // A worker that was installed after the document was loaded hasn't seen it.
    if (!documentTiming()?.workerStart) void serviceWorker.ready.then(({ active }) => reportVisit(active));
  });
  watchBuilds(serviceWorker);
  if (!("navigation" in window)) return;
  let reported = location.pathname;
  navigation.addEventListener("navigatesuccess", () => {
    if (location.pathname === reported) return;
    reported = location.pathname;
    reportVisit(serviceWorker.controller);
  });
}

/** Checks for a newer worker, because the browser only does so when it loads a document. */
function watchBuilds(serviceWorker: ServiceWorkerContainer): void {
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<BuildNotice>) => {
    if (data.type !== "build") return;
    updateAvailable = data.app !== appOnScreen();
    latestBuild = performance.now();
  });
  let asked = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || performance.now() - asked < CHECK_INTERVAL) return;
    asked = performance.now();
    // Offline, there's nothing newer.
    serviceWorker
      .getRegistration()
      .then((registration) => registration?.update())
      .catch(() => undefined);
  });
}

function reportVisit(worker: ServiceWorker | null): void {
  if (location.pathname.startsWith(OFFLINE_URL)) return;
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(?:assets|pages)\//.test(pathname))
    .map(({ pathname }) => pathname);
  const visit: Visit = { type: "visit", url: location.pathname, files: [...new Set(files)] };
  worker?.postMessage(visit);
}

/** Removes workers that `npm start` may have installed at this URL, because their copies would hide edits. */
async function removeWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
