import type { ComponentType, ReactNode } from "react";
import { flushSync } from "react-dom";
import type { DocumentFrame, OtherScreen, ShownPage } from "#model/page.ts";
import { countView } from "./analytics/count-view.client.ts";
import { closeOverlay, settleOverlays } from "./browser/use-overlay.ts";
import { Part } from "./failure/part.tsx";
import { hydrate } from "./hydration/hydrate.tsx";
import { placePageChunks } from "./navigation/import-page.ts";
import { startNavigation } from "./navigation/start-navigation.client.ts";
import { layOutWhole } from "./prose/lay-out-whole.ts";
import { Site } from "./site.tsx";
import { createStore, type SiteStore } from "./state/site-store.ts";

/** Hydrates the document and starts navigation. */
export async function start(root: Element): Promise<void> {
  placePageChunks();
  const frame = readFrame();
  const isPage = "url" in frame;
  if (isPage) correctUrl();
  const store = createStore(
    isPage ? { ...frame, main: document.getElementById("content")?.innerHTML ?? "" } : undefined,
  );
  const OtherScreen = isPage ? undefined : await loadScreen(frame.screen);
  await hydrate(
    root,
    <Part name="page">
      <Site store={store} {...(OtherScreen && { OtherScreen })} />
    </Part>,
  );
  startNavigation({
    showPage: (page) => {
      showPage(store, page);
      countView();
    },
    showSlow: () => store.update({ loading: { state: "slow" } }),
    showIdle: () => store.update({ loading: { state: "idle" } }),
    showFailure: (failure) => store.update({ loading: { state: "failed", ...failure } }),
    closeOverlay,
  });
  countView();
  const { dataset } = document.documentElement;
  if ("whole" in dataset) layOutWhole();
  dataset["hydrated"] = "";
  if (DEVELOPMENT) {
    const { watchEdits } = await import("./navigation/watch-edits.client.tsx");
    watchEdits((page) => showPage(store, page));
  }
}

function showPage(store: SiteStore, page: ShownPage): void {
  if (window.navigation?.transition?.navigationType === "traverse" || location.hash !== "") layOutWhole();
  document.title = page.title;
  flushSync(() => store.update({ page, visit: store.get().visit + 1, loading: { state: "idle" } }));
  // The overlay with the chosen link may have closed in this frame, and an inert page can't take the focus.
  settleOverlays();
}

function readFrame(): DocumentFrame {
  return JSON.parse(document.getElementById("frame")?.textContent ?? "");
}

/** Some hosts serve a page at /page and /page/index.html too. */
function correctUrl(): void {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
  const path = canonical === undefined ? location.pathname : new URL(canonical).pathname;
  if ([path.slice(0, -1), `${path}index.html`].includes(location.pathname))
    history.replaceState(history.state, "", `${path}${location.search}${location.hash}`);
}

const SCREENS: Record<OtherScreen, () => Promise<ComponentType>> = {
  "not-found": async () =>
    (await import(/* webpackChunkName: "not-found" */ "./screens/not-found/not-found.tsx")).NotFound,
  offline: async () =>
    (await import(/* webpackChunkName: "offline" */ "./screens/offline/offline-screen.tsx")).OfflineScreen,
  "not-saved": async () =>
    (await import(/* webpackChunkName: "offline" */ "./screens/offline/offline-screen.tsx")).NotSavedScreen,
};

/** Loads the screen of a document that isn't a page. If its script doesn't load, the build's HTML stays. */
async function loadScreen(screen: OtherScreen): Promise<ComponentType> {
  try {
    return await SCREENS[screen]();
  } catch (error) {
    console.warn("This screen stays as it was loaded: its script did not arrive.", error);
    return RenderedScreen;
  }
}

function RenderedScreen(): ReactNode {
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
