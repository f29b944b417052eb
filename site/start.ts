import type { DocumentFrame, ShownPage } from "#model/page.ts";
import { countView } from "./analytics/count-view.ts";
import { startPageActions } from "./article/page-actions.ts";
import { loadMount } from "./islands/load-mount.ts";
import { whenAtRest } from "./last-press.ts";
import { placePageChunks } from "./navigation/import-page.ts";
import { startNavigation } from "./navigation/start-navigation.ts";
import { layOutForPlace } from "./prose/section-heights.ts";
import { replaceScreen } from "./replace-screen.ts";
import { startOtherScreen } from "./screens/start-other-screen.ts";
import { markHeader } from "./shell/mark-header.ts";
import { showLoading, toldOfLoading } from "./shell/show-loading.ts";
import { showOfflineLine } from "./shell/show-offline-line.ts";
import { startShell } from "./shell/start-shell.ts";
import { startSidebar } from "./sidebar/start-sidebar.ts";
import { startPage } from "./start-page.ts";
import { whenIdle } from "./when-idle.ts";

/** What takes the document's screen to rest again. */
let stopScreen: () => void;

/** Brings to life what is on the screen. */
export async function start(): Promise<void> {
  placePageChunks();
  startShell();
  startSidebar();
  startPageActions();
  stopScreen = startDocument();
  startNavigation({
    showPage: (page) => {
      showPage(page);
      countView();
    },
    showSlow: () => showLoading({ state: "slow" }),
    showFailure: (url, retry) => showLoading({ state: "failed", url, retry }),
  });
  countView();
  document.documentElement.dataset["awake"] = "links";
  if (DEVELOPMENT) {
    const { watchEdits } = await import("./navigation/watch-edits.ts");
    watchEdits(showPage);
  }
}

/**
 * React comes when all else is done and nothing was pressed for a while, so that search and components, which need it, do not wait for
 * it; not for readers who ask for less data. Then the document has loaded all that it asks for by itself, and is marked so.
 */
export function prepareReact(): void {
  const load = async () => {
    if (navigator.connection?.saveData !== true) await loadMount().catch(() => undefined);
    document.documentElement.dataset["awake"] = "all";
  };
  whenIdle(() => whenAtRest(() => void load()));
}

/** Opens the search dialog, whose script comes now; says so when it doesn't. */
export async function openSearch(): Promise<void> {
  const slow = setTimeout(() => showLoading({ state: "slow" }), SLOW);
  try {
    const { showSearch } = await import(/* webpackChunkName: "search" */ "./search/show-search.tsx");
    if (toldOfLoading() !== "failed") showLoading({ state: "idle" });
    showSearch();
  } catch (error) {
    console.error(error);
    showLoading({ state: "no-search", retry: () => void openSearch() });
  } finally {
    clearTimeout(slow);
  }
}

/**
 * The button of search with the pointer on it is about to be pressed: its script may come, and the dialog be made. One that has the focus, as
 * one has that is just being pressed, is about to open search: so may the index.
 */
async function expectSearch({ type, target }: Event): Promise<void> {
  if (!(target instanceof Element) || target.closest('[data-opens="search"]') === null) return;
  if (type === "focusin") {
    const { prepareSearch } = await import(/* webpackChunkName: "search" */ "./search/use-search.ts");
    prepareSearch();
  } else {
    const { searchDialog } = await import(/* webpackChunkName: "search" */ "./search/show-search.tsx");
    whenIdle(searchDialog);
  }
}
// What does not come now is told when search is opened.
for (const type of ["pointerover", "focusin"])
  addEventListener(type, (event) => void expectSearch(event).catch(() => undefined));

/** How long the reader waits without a word, in milliseconds. */
const SLOW = 300;

function showPage(page: ShownPage): void {
  stopScreen();
  layOutForPlace();
  showLoading({ state: "idle" });
  replaceScreen(page.html);
  markHeader(page.url, document.getElementById("menu") !== null);
  showOfflineLine();
  document.title = page.title;
  stopScreen = startPage(page.islands);
}

/** Brings the document's own screen to life. */
function startDocument(): () => void {
  const text = document.getElementById("frame")?.textContent ?? "";
  const frame: DocumentFrame = text === "" ? { islands: [] } : JSON.parse(text);
  const root = document.getElementById("root");
  if ("screen" in frame) return root === null ? () => undefined : startOtherScreen(root, frame.screen);
  // Some hosts serve a page without the slash of its address.
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
  if (canonical !== undefined && new URL(canonical).pathname === `${location.pathname}/`)
    history.replaceState(history.state, "", `${location.pathname}/${location.search}${location.hash}`);
  return startPage(frame.islands);
}
