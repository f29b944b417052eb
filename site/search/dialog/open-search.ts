import { SEARCH_URL } from "#search/model/search-index.ts";
import { whenIdle } from "../../browser/when-idle.ts";
import type { SiteStore } from "../../state/site-store.ts";
import { firstSearchWorker } from "../search-worker.ts";
import { collectTyped } from "./collect-typed.ts";

/** Delay before a loading message appears, in milliseconds. */
const SLOW = 300;

/** Renders the closed dialog to speed up opening; `openSearch` reports failures. */
export async function prepareSearch(store: SiteStore): Promise<void> {
  try {
    const { SearchDialog } = await loadDialog();
    whenIdle(() => store.update({ search: { ...store.get().search, Dialog: SearchDialog } }));
  } catch {}
}

/** Opens the dialog with the previous query. Loads its script on the first call and reports failures. */
export async function openSearch(store: SiteStore): Promise<void> {
  // Browsers without popovers use the search page.
  if (!("popover" in HTMLElement.prototype)) return location.assign(SEARCH_URL);
  firstSearchWorker();
  const endCollecting = collectTyped();
  const slow = setTimeout(() => store.update({ loading: { state: "slow" } }), SLOW);
  try {
    const { SearchDialog } = await loadDialog();
    const { search, loading } = store.get();
    store.update({
      search: { Dialog: SearchDialog, openings: search.openings + 1, typed: endCollecting() },
      ...(loading.state !== "failed" && { loading: { state: "idle" } }),
    });
  } catch (error) {
    console.error(error);
    store.update({ loading: { state: "no-search", retry: () => void openSearch(store) } });
  } finally {
    clearTimeout(slow);
    endCollecting();
  }
}

function loadDialog(): Promise<typeof import("./search-dialog.tsx")> {
  return import(/* webpackChunkName: "search" */ "./search-dialog.tsx");
}
