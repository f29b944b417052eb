import { type ComponentType, type ReactNode, startTransition, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { frameOf, type Page, type PageFrame } from "#model/page.ts";
import siteData from "#site-data";
import { countView } from "./analytics/count-view.ts";
import { App, hasSidebar, type View } from "./app.tsx";
import { placePageChunks } from "./navigation/import-page.ts";
import { currentAddress } from "./navigation/own-address.ts";
import { startNavigation } from "./navigation/start-navigation.ts";
import { titleOf } from "./page-title.ts";
import { layOutForPlace } from "./prose/section-heights.ts";
import { IDLE, type Loading } from "./shell/loading-status.tsx";
import { markHeader } from "./shell/mark-header.ts";
import { showOfflineLine } from "./shell/show-offline-line.ts";
import { startShell } from "./shell/start-shell.ts";

placePageChunks();

let revision = 0;
let view = adoptView();
let loading: Loading = IDLE;
let root: Root | undefined;
let onDone = () => {};
const done = new Promise<void>((resolve) => {
  onDone = resolve;
});
startShell();
const hydrated = adopt();

/** When React has taken over what is on the screen, and so links. */
export const adopted = done.then(() => {
  root = hydrated;
  if (loading !== IDLE) render();
  startNavigation({
    showPage: (page) => {
      showPage(page);
      countView();
    },
    showLoading: (state) => update(view, { state }),
    showFailure: (url, retry) => update(view, { state: "failed", url, retry }),
  });
});

countView();

if (DEVELOPMENT) {
  const { watchEdits } = await import("./navigation/watch-edits.ts");
  await adopted;
  watchEdits(showPage);
}

/** As a transition: in small steps, between which the browser has its turn. Whoever presses something has it done at once. */
function adopt(): Root | undefined {
  const element = document.getElementById("root");
  if (element === null) throw new Error("The document has no #root.");
  let made: Root | undefined;
  startTransition(() => {
    made = hydrateRoot(element, <Screen view={view} loading={loading} />);
  });
  return made;
}

function Screen(props: { view: View; loading: Loading }): ReactNode {
  useLayoutEffect(() => onDone(), []);
  return <App {...props} />;
}

/** Opens the search dialog, whose script comes now; says so when it doesn't. */
export async function openSearch(): Promise<void> {
  const slow = setTimeout(() => update(view, { state: "slow" }), SLOW);
  try {
    const { showSearch } = await import(/* webpackChunkName: "search" */ "./search/show-search.tsx");
    if (loading.state === "slow" || loading.state === "no-search") update(view, IDLE);
    showSearch();
  } catch (error) {
    console.error(error);
    update(view, { state: "no-search", retry: () => void openSearch() });
  } finally {
    clearTimeout(slow);
  }
}

/** A button that has the focus, as one has that is just being pressed, is about to open search: its script and the index may come. */
async function expectSearch({ target }: FocusEvent): Promise<void> {
  if (!(target instanceof Element) || target.closest('[data-opens="search"]') === null) return;
  const { prepareSearch } = await import(/* webpackChunkName: "search" */ "./search/use-search.ts");
  prepareSearch();
}
// What does not come now is told when search is opened.
addEventListener("focusin", (event) => void expectSearch(event).catch(() => undefined));

/** How long the reader waits without a word, in milliseconds. */
const SLOW = 300;

type OfflineFrame = { missing: boolean };

async function loadNotFound(): Promise<ComponentType> {
  return (await import(/* webpackChunkName: "not-found" */ "./screens/not-found.tsx")).NotFound;
}

async function loadOffline(): Promise<ComponentType> {
  return (await import(/* webpackChunkName: "offline" */ "./offline/offline-screen.tsx")).OfflineScreen;
}

async function loadNotSaved(): Promise<ComponentType> {
  return (await import(/* webpackChunkName: "offline" */ "./offline/offline-screen.tsx")).NotSavedScreen;
}

function showPage(page: Page): void {
  layOutForPlace();
  update({ screen: "page", page: frameOf(page), html: page.html, revision: ++revision }, IDLE);
  markHeader(page.url, hasSidebar(view));
  showOfflineLine();
  document.title = titleOf(page, siteData.name);
}

function update(nextView: View, nextLoading: Loading): void {
  view = nextView;
  loading = nextLoading;
  render();
}

/** Until the document is adopted nothing is rendered: React would throw its article away. */
function render(): void {
  flushSync(() => root?.render(<Screen view={view} loading={loading} />));
}

/** The view that the document was rendered from; its article is the one on the screen. */
function adoptView(): View {
  const text = document.getElementById("frame")?.textContent;
  if (text === undefined || text === "") return { screen: "lazy", load: loadNotFound };
  const page: PageFrame | OfflineFrame = JSON.parse(text);
  if ("missing" in page) return { screen: "lazy", load: page.missing ? loadNotSaved : loadOffline };
  // Some hosts serve a page without the slash of its address.
  if (`${currentAddress()}/` === page.url)
    history.replaceState(history.state, "", `${page.url}${location.search}${location.hash}`);
  return { screen: "page", page, html: undefined, revision };
}
