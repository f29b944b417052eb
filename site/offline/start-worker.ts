import { OFFLINE_URL, type Visit } from "#model/offline.ts";
import { trustedScript } from "../trusted.ts";

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
    // A worker that came only now has not seen this page's own document.
    if (serviceWorker.controller === null) void serviceWorker.ready.then(({ active }) => tellVisit(active));
  });
  if (!("navigation" in window)) return;
  let told = location.pathname;
  navigation.addEventListener("navigatesuccess", () => {
    if (location.pathname === told) return;
    told = location.pathname;
    tellVisit(serviceWorker.controller);
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
