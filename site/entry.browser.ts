import { SEARCH_URL } from "#model/search-index.ts";
// From the first press on, which may be what wakes the page.
import "./last-press.ts";
import { startWorker } from "./offline/start-worker.ts";
import { firstSearchWorker } from "./search/search-worker.ts";
import { wantsSearch } from "./search/wants-search.ts";
import { whenIdle } from "./when-idle.ts";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/rows.css";
import "./shell/shell-styles.ts";

/** The app shell has nothing on its screen, and stays so. */
const isEmpty = document.querySelector("#root > *") === null;

/** Listeners that are the page's only until its script is there. */
const early = new AbortController();
let starting: Promise<typeof import("./start.ts")> | undefined;
function start(): Promise<typeof import("./start.ts")> {
  starting ??= import(/* webpackChunkName: "start" */ "./start.ts").then(async (module) => {
    // A task of its own, where the browser has a way to say so: to read the script took long enough for one.
    await window.scheduler?.yield?.();
    await module.start();
    early.abort();
    return module;
  });
  return starting;
}

/** The document is complete: the rest of the script comes when it has been drawn and the browser is idle, or at the first sign of use. */
function wake(): void {
  if (isEmpty || starting !== undefined) return;
  start().catch((error: unknown) => {
    // Every link works as a plain page load: the reader loses nothing but speed.
    console.warn("The page stays as it was loaded: its script did not arrive.", error);
  });
}

/** At the first sign of use comes also what a page does not need to be read. */
function onUse(): void {
  used.abort();
  wake();
  starting?.then(
    ({ prepareReact }) => prepareReact(),
    () => undefined,
  );
}
const used = new AbortController();

/**
 * After a reload the browser takes the way back to a page that was shown by script for a change within this document. Until
 * the page is awake nobody makes that change: the address would stand above another page's text.
 */
function onEarlyTraversal(): void {
  if (location.pathname !== PATH) location.reload();
}
const PATH = location.pathname;
addEventListener("popstate", onEarlyTraversal, early);

/** Whoever asks for search before the page is awake is heard too. */
function onSearch(event: Event): void {
  if (isEmpty || !wantsSearch(event)) return;
  event.preventDefault();
  firstSearchWorker();
  start().then(
    ({ openSearch }) => openSearch(),
    () => location.assign(SEARCH_URL),
  );
}

/** A pointer that rests where the page has come under it is no use yet: browsers tell of it as of a movement by nothing. */
function onMove({ movementX, movementY }: PointerEvent): void {
  if (movementX || movementY) onUse();
}

/**
 * What was pressed before its script was there does what it would have done: a button, and, under a worker, a link to another page of the
 * site. Without a network a document may not be saved; the script keeps the text that is there, and says so.
 */
function onEarlyClick(event: MouseEvent): void {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  const pressed = event.target.closest<HTMLElement>(PRESSED);
  if (pressed === null) return;
  if (pressed instanceof HTMLAnchorElement) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (!navigator.serviceWorker?.controller) return;
    event.preventDefault();
  }
  start().then(
    () => pressed.click(),
    () => pressed instanceof HTMLAnchorElement && location.assign(pressed.href),
  );
}
const PRESSED = 'button:not([popovertarget]), a[href^="/"]';

/** How long a slow device draws, in milliseconds. */
const DRAWING = 1500;
addEventListener("pointermove", onMove, used);
for (const type of ["pointerdown", "keydown"]) addEventListener(type, onUse, used);
for (const type of ["click", "keydown"]) addEventListener(type, onSearch);
addEventListener("click", onEarlyClick, early);
startWorker();
// To draw a document keeps the browser busy beyond its main thread, and a script that runs meanwhile takes several times as long.
// Screens that are nothing without script do not wait for that, nor pages under a worker: without a network they answer a press themselves.
const isAwaited = document.querySelector("#frame[data-start]") ?? navigator.serviceWorker?.controller;
setTimeout(() => whenIdle(wake), isAwaited ? 0 : DRAWING);
