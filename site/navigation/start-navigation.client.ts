import { OFFLINE_URL } from "#model/offline.ts";
import type { ShownPage } from "#model/page.ts";
import { isUpdateAvailable } from "../offline/start-worker.ts";
import { layOutWhole } from "../prose/lay-out-whole.ts";
import { fadeIn } from "./fade-in.client.ts";
import { hashId } from "./hash-id.ts";
import { hasPressedSince } from "./last-press.client.ts";
import { loadPage } from "./load-page.ts";
import { canOpenAsDocument, isAnswered } from "./open-as-document.ts";
import { currentPath, pagePath } from "./page-path.ts";

/** Delay before the page says that another is loading, in milliseconds. */
const SLOW = 300;
/** Time that the pointer rests on a link before its page is prefetched, in milliseconds. */
const HOVER = 65;

type Screen = {
  showPage: (page: ShownPage) => void;
  showSlow: () => void;
  showIdle: () => void;
  showFailure: (failure: { url: string; retry: () => void; openDocument: () => void }) => void;
  /** Closes the menu or search; false when neither is open. */
  closeOverlay: () => boolean;
};

/** The result of loading a page. "document": it has to be loaded as a document. */
type Outcome =
  | { type: "page"; page: ShownPage }
  | { type: "document" }
  /** Another URL replaces the one that was asked for. */
  | { type: "moved"; url: string }
  | { type: "failed"; error: unknown };

/** Values of a navigation's `info`: the browser loads a document, or only the URL is put back. */
const AS_DOCUMENT = "as-document";
const PUT_BACK = "put-back";

/**
 * Turns clicks, back and forward into changes of the page on the screen through the Navigation API; browsers without it
 * load documents. The URL changes together with the page: browsers that can defer the commit do, in others a failed
 * navigation puts the URL back.
 */
export function startNavigation(screen: Screen): void {
  if (!("navigation" in window)) return;
  prefetchOnIntent();
  /** The history entry of the page on the screen, while the URL is ahead of it. */
  let shownEntry: NavigationHistoryEntry | undefined;
  navigation.addEventListener("navigate", (event) => {
    const { destination, info, navigationType } = event;
    if (info === AS_DOCUMENT) return;
    if (info === PUT_BACK) return event.intercept({ scroll: "manual", focusReset: "manual" });
    const entry = shownEntry ?? navigation.currentEntry;
    if (navigationType === "traverse" && screen.closeOverlay()) {
      if (event.cancelable) event.preventDefault();
      else if (event.canIntercept)
        event.intercept({ scroll: "manual", focusReset: "manual", handler: async () => putBack(entry) });
      return;
    }
    // Firefox doesn't restore the scroll position: see show().
    navigation.updateCurrentEntry({ state: scrollY });
    const target = new URL(destination.url);
    const path = pagePath(target);
    if (event.hashChange) layOutWhole();
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData !== null) return;
    if (navigationType === "reload" || path === undefined) return;
    // These aren't pages of the build.
    if (path.startsWith(OFFLINE_URL)) return;
    // A script only rewrote the URL of the page on the screen.
    if (destination.sameDocument && navigationType !== "traverse") return;
    if (!target.pathname.endsWith("/") && event.cancelable) {
      event.preventDefault();
      target.pathname += "/";
      navigate(target.href, { history: "push" });
      return;
    }

    let isLoading = true;
    const load = async (): Promise<Outcome> => {
      const slow = setTimeout(screen.showSlow, SLOW);
      event.signal.addEventListener("abort", () => {
        clearTimeout(slow);
        if (isLoading) screen.showIdle();
      });
      try {
        return await loadOutcome(path, target.href);
      } finally {
        isLoading = false;
        clearTimeout(slow);
      }
    };
    const show = (page: ShownPage) => {
      screen.showPage(page);
      // The browser may have moved between the pages itself, as with a swipe.
      if (!event.hasUAVisualTransition) fadeIn();
      // Doesn't take the focus from a menu that was opened meanwhile.
      if (document.activeElement === document.body || !hasPressedSince(event.timeStamp)) focusTarget(target.hash);
      // Firefox scrolls before the page is shown, so only as far as the previous page was long.
      if (navigationType === "traverse") scrollTo(0, Number(destination.getState()) || 0);
    };
    const go = (as?: typeof AS_DOCUMENT) => {
      if (navigationType !== "traverse") return navigate(target.href, { history: navigationType, info: as });
      const { finished } = traverse(destination.key, as);
      if (as !== undefined)
        finished.then(
          () => location.reload(),
          () => undefined,
        );
    };
    const fail = (error: unknown) => {
      console.error(error);
      screen.showFailure({ url: target.href, retry: () => go(), openDocument: () => go(AS_DOCUMENT) });
    };

    if (event.cancelable && "NavigationPrecommitController" in window) {
      let page: ShownPage | undefined;
      event.intercept({
        focusReset: "manual",
        precommitHandler: async () => {
          const outcome = await load();
          event.signal.throwIfAborted();
          if (outcome.type === "page") {
            page = outcome.page;
            return;
          }
          if (outcome.type === "document") go(AS_DOCUMENT);
          else if (outcome.type === "moved")
            navigate(outcome.url, { history: navigationType === "replace" ? "replace" : "push" });
          else fail(outcome.error);
          throw new DOMException("The page isn't there.", "AbortError");
        },
        handler: async () => page && show(page),
      });
      return;
    }
    event.intercept({
      focusReset: "manual",
      handler: async () => {
        shownEntry = entry ?? undefined;
        const outcome = await load();
        if (event.signal.aborted) return;
        shownEntry = undefined;
        if (outcome.type === "page") show(outcome.page);
        else if (outcome.type === "document") location.reload();
        else if (outcome.type === "moved") navigate(outcome.url, { history: "replace" });
        else {
          await putBack(entry);
          fail(outcome.error);
        }
      },
    });
  });
}

async function loadOutcome(path: string, url: string): Promise<Outcome> {
  try {
    if (isUpdateAvailable() && (await isAnswered(url))) return { type: "document" };
    return { type: "page", page: await loadPage(path) };
  } catch (error) {
    const replacement = replacementFor(error, new URL(url));
    if (replacement !== undefined) return { type: "moved", url: replacement };
    return (await canOpenAsDocument(error, url)) ? { type: "document" } : { type: "failed", error };
  }
}

/** Makes `entry` current again: its page is still on the screen. */
async function putBack(entry: NavigationHistoryEntry | null): Promise<void> {
  if (entry?.url == null) return;
  const isReplaced = navigation.currentEntry?.key === entry.key;
  if (isReplaced && navigation.currentEntry?.url === entry.url) return;
  const { finished } = isReplaced
    ? navigate(entry.url, { history: "replace", info: PUT_BACK })
    : traverse(entry.key, PUT_BACK);
  await finished.catch(() => undefined);
}

/** Navigates without unhandled rejections, because failures are reported where the navigation is handled. */
function navigate(url: string, options: NavigationNavigateOptions): { finished: Promise<unknown> } {
  return ignoreRejections(navigation.navigate(url, options));
}

function traverse(key: string, info: unknown): { finished: Promise<unknown> } {
  return ignoreRejections(navigation.traverseTo(key, { info }));
}

function ignoreRejections({ committed, finished }: NavigationResult): { finished: Promise<unknown> } {
  committed?.catch(() => undefined);
  finished?.catch(() => undefined);
  return { finished: finished ?? Promise.resolve() };
}

/** Returns the URL that replaces an old one, with the reader's query and hash. */
function replacementFor(error: unknown, { search, hash }: URL): string | undefined {
  if (!(error instanceof Error && "replacedBy" in error && typeof error.replacedBy === "string")) return undefined;
  const [path = "/", ownHash] = error.replacedBy.split("#");
  return `${path}${search}${ownHash === undefined ? hash : `#${ownHash}`}`;
}

/** Moves focus to the page or section, so that a screen reader continues there. */
function focusTarget(hash: string): void {
  const target = document.getElementById(hashId(hash)) ?? document.querySelector<HTMLElement>("main h1");
  if (target === null) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Loads a page's chunk when the reader points at a link for a moment, touches it, or reaches it by keyboard. */
function prefetchOnIntent(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (event: Event, delay: number) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a:not([download])") : null;
    clearTimeout(timer);
    if (link === null) return;
    const path = pagePath(new URL(link.href));
    if (path === undefined || path === currentPath()) return;
    // The click will try again and report the failure.
    timer = setTimeout(() => void loadPage(path).catch(() => undefined), delay);
  };
  document.addEventListener("pointerover", (event) => prefetch(event, HOVER));
  document.addEventListener("touchstart", (event) => prefetch(event, 0));
  document.addEventListener("focusin", (event) => prefetch(event, HOVER));
}
