import { SEARCH_URL } from "#model/search-index.ts";
import { startWorker } from "./offline/start-worker.ts";
import { firstSearchWorker } from "./search/search-worker.ts";
import { wantsSearch } from "./search/wants-search.ts";
import "./styles/tokens.css";
import "./styles/base.css";
import "./shell/shell-styles.ts";
// The home page and those with a filter wait for one style sheet, as every other page.
import "./article/reference-filter.module.css";
import "./islands/hero.module.css";
import "./islands/supporters.module.css";

/** The app shell has nothing on its screen, and stays so. */
const isEmpty = document.querySelector("#root > *") === null;

let starting: Promise<typeof import("./start.ts")> | undefined;
function start(): Promise<typeof import("./start.ts")> {
  for (const type of SIGNS) removeEventListener(type, onSign, true);
  starting ??= import(/* webpackChunkName: "start" */ "./start.ts").then((module) => {
    removeEventListener("popstate", onEarlyTraversal);
    return module;
  });
  return starting;
}

/** The document is complete: the rest of the script comes when the reader is idle, or at the first sign of use. */
function wake(): void {
  if (isEmpty || starting !== undefined) return;
  start().catch((error: unknown) => {
    // Every link works as a plain page load: the reader loses nothing but speed.
    console.warn("The page stays as it was loaded: its script did not arrive.", error);
  });
}

/**
 * After a reload the browser takes the way back to a page that was shown by script for a change within this document. Until
 * the page is awake nobody makes that change: the address would stand above another page's text.
 */
function onEarlyTraversal(): void {
  if (location.pathname !== PATH) location.reload();
}
const PATH = location.pathname;
addEventListener("popstate", onEarlyTraversal);

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
function onSign(event: Event): void {
  const rests = event instanceof MouseEvent && event.movementX === 0 && event.movementY === 0;
  if (event.type !== "pointermove" || !rests) wake();
}
const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown"];
for (const type of SIGNS) addEventListener(type, onSign, { capture: true, passive: true });
for (const type of ["click", "keydown"]) addEventListener(type, onSearch);
startWorker();
if ("requestIdleCallback" in window) requestIdleCallback(wake, { timeout: 3000 });
else setTimeout(wake, 200);
