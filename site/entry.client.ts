// Imported first, so that it sees the press that may start the page's script.
import "./hydration/last-press.client.ts";
import { whenIdle } from "./browser/when-idle.ts";
import { giveUpEarlyInput, keepEarlyInput } from "./hydration/early-input.ts";
import { startWorker } from "./offline/start-worker.ts";

const path = location.pathname;
const root = document.getElementById("root");

/** Aborted when the page's script has run. */
const early = new AbortController();
/** Aborted when that script starts loading. */
const unused = new AbortController();

/** Loads the page's script and hydrates the document, once. */
function wake(): void {
  // The app shell's root is empty.
  if (unused.signal.aborted || root === null || !root.hasChildNodes()) return;
  unused.abort();
  start(root).catch((error: unknown) => {
    // Links still work as ordinary page loads.
    console.warn("The page's script didn't load, so links load documents.", error);
    giveUpEarlyInput();
  });
}

async function start(root: Element): Promise<void> {
  // Evaluating React, evaluating the rest, and hydrating are separate tasks, because a single one would take too long.
  await import(/* webpackChunkName: "start" */ "./hydration/hydrate.tsx");
  await window.scheduler?.yield?.();
  const module = await import(/* webpackChunkName: "start" */ "./start.client.tsx");
  await window.scheduler?.yield?.();
  await module.start(root);
  early.abort();
}

/** A resting pointer isn't user activity; browsers report a move when the page scrolls under it. */
function onMove({ movementX, movementY }: PointerEvent): void {
  if (movementX || movementY) wake();
}

/**
 * Reloads on traversal: after a reload, the browser treats going back to a client-rendered page as a same-document
 * navigation.
 */
function onEarlyTraversal(): void {
  if (location.pathname !== path) location.reload();
}

addEventListener("pointermove", onMove, { signal: unused.signal });
// Assistive technology may only send a click.
for (const type of ["pointerdown", "keydown", "click"])
  addEventListener(type, wake, { capture: true, signal: unused.signal });
addEventListener("popstate", onEarlyTraversal, { signal: early.signal });
if (root?.hasChildNodes()) keepEarlyInput();
startWorker();

/** Time that drawing may take on a slow device, in milliseconds. */
const DRAW_TIMEOUT = 1500;
// A script that runs while the browser draws takes several times as long, so it waits. Three kinds of pages don't:
// screens that need their script to show anything, pages with a service worker, and those whose hash isn't an id on the
// page.
const isLost = location.hash.length > 1 && document.querySelector(":target:not(.moved > a)") === null;
const isAwaited = isLost || (document.querySelector("#frame[data-start]") ?? navigator.serviceWorker?.controller);
setTimeout(() => whenIdle(wake), isAwaited ? 0 : DRAW_TIMEOUT);
