import { type BuildNotice, OFFLINE_URL, type Visit } from "#model/offline.ts";
import { appOnScreen } from "../navigation/app-on-screen.ts";
import { trustedScript } from "../trusted.ts";
import { documentTiming } from "./document-timing.ts";

/** How long a tab may go without asking whether there is a newer build, in milliseconds. */
const ASKING = 10 * 60 * 1000;

let otherApp = false;
let latestBuild = Number.NEGATIVE_INFINITY;

/** The worker that has taken over brings other scripts and styles than this document's. */
export function isOtherAppThere(): boolean {
  return otherApp;
}

/** When a worker has last told of its build, in milliseconds of this document's clock. */
export function latestBuildSeen(): number {
  return latestBuild;
}

/** Registers the worker when all is loaded, and tells it of pages that are shown without its seeing a document. */
export function startWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  if (DEVELOPMENT) return void removeWorkers();
  const { serviceWorker } = navigator;
  addEventListener("load", () => {
    serviceWorker.register(trustedScript("/sw.js")).then(
      (registration) => console.log("SW registered: ", registration),
      (error: unknown) => console.log("SW registration failed: ", error),
    );
    // A worker that came only after the document has not seen it.
    if (!documentTiming()?.workerStart) void serviceWorker.ready.then(({ active }) => tellVisit(active));
  });
  watchBuilds(serviceWorker);
  if (!("navigation" in window)) return;
  let told = location.pathname;
  navigation.addEventListener("navigatesuccess", () => {
    if (location.pathname === told) return;
    told = location.pathname;
    tellVisit(serviceWorker.controller);
  });
}

/** The browser itself asks for a newer worker only when a document is loaded. */
function watchBuilds(serviceWorker: ServiceWorkerContainer): void {
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<BuildNotice>) => {
    if (data.type !== "build") return;
    otherApp = data.app !== appOnScreen();
    latestBuild = performance.now();
  });
  let asked = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || performance.now() - asked < ASKING) return;
    asked = performance.now();
    // Without a network there is nothing newer.
    serviceWorker
      .getRegistration()
      .then((registration) => registration?.update())
      .catch(() => undefined);
  });
}

function tellVisit(worker: ServiceWorker | null): void {
  if (location.pathname.startsWith(OFFLINE_URL)) return;
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(?:assets|pages)\//.test(pathname))
    .map(({ pathname }) => pathname);
  const visit: Visit = { type: "visit", url: location.pathname, files: [...new Set(files)] };
  worker?.postMessage(visit);
}

/** `npm start` may have been at this address before: what it has kept must not hide an edit. */
async function removeWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
