import { OFFLINE_URL } from "#model/offline.ts";
import type { ShownPage } from "#model/page.ts";
import { hasPressedSince } from "../last-press.ts";
import { isOtherAppThere } from "../offline/start-worker.ts";
import { loadPage } from "./load-page.ts";
import { canOpenAsDocument, isAnswered } from "./open-as-document.ts";
import { currentAddress, ownAddress } from "./own-address.ts";

/** How long the old page may stay without a word, in milliseconds. */
const SLOW = 300;
const HOVER = 65;

type Screen = {
  showPage: (page: ShownPage) => void;
  showSlow: () => void;
  showFailure: (url: string, retry: () => void) => void;
};

/**
 * Turns clicks, back and forward into changes of the page on the screen, by the Navigation API. A browser without it
 * loads documents as always. Scrolling (to the hash or to the top) is the browser's own; the place to go back to is kept here.
 */
export function startNavigation(screen: Screen): void {
  if (!("navigation" in window)) return;
  prefetchOnIntent();
  let latest = 0;
  let shown = location.pathname;
  navigation.addEventListener("navigate", (event) => {
    navigation.updateCurrentEntry({ state: scrollY });
    const target = new URL(event.destination.url);
    const address = ownAddress(target);
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData !== null) return;
    if (event.navigationType === "reload" || address === undefined) return;
    // Documents of their own, no pages of the build.
    if (address.startsWith(OFFLINE_URL)) return;
    // A script has only written another address above the page that is shown.
    if (event.destination.sameDocument && event.navigationType !== "traverse") return;
    if (!target.pathname.endsWith("/") && event.cancelable) {
      event.preventDefault();
      target.pathname += "/";
      navigation.navigate(target.href, { history: "push" });
      return;
    }
    if (
      target.pathname === shown &&
      event.navigationType !== "traverse" &&
      target.pathname === location.pathname &&
      target.hash !== ""
    )
      return;

    const number = ++latest;
    const isLatest = () => number === latest;
    const load = async ({ again }: { again: boolean }) => {
      const slow = setTimeout(() => isLatest() && screen.showSlow(), SLOW);
      try {
        if (isOtherAppThere() && (await isAnswered(target.href))) {
          if (isLatest()) location.reload();
          return;
        }
        const page = await loadPage(address);
        if (!isLatest()) return;
        shown = target.pathname;
        screen.showPage(page);
        // A menu that was opened meanwhile, say, keeps the focus that it has.
        if (document.activeElement === document.body || !hasPressedSince(event.timeStamp)) focusTarget(target.hash);
        // Firefox scrolls before this text is there: no further down than the text before it reached.
        if (event.navigationType === "traverse") scrollTo(0, event.destination.getState());
        // The browser has done its scrolling when the first try ended.
        else if (again) (namedBy(target.hash) ?? document.documentElement).scrollIntoView();
      } catch (error) {
        if (!isLatest()) return;
        const isDocument = await canOpenAsDocument(error, target.href);
        if (!isLatest()) return;
        if (isDocument) return location.reload();
        console.error(error);
        screen.showFailure(target.href, () => void load({ again: true }));
      } finally {
        clearTimeout(slow);
      }
    };
    event.intercept({ handler: () => load({ again: false }), focusReset: "manual" });
  });
}

/** Moves focus to what was asked for, so that a screen reader reads on from there. */
function focusTarget(hash: string): void {
  const target = namedBy(hash) ?? document.querySelector<HTMLElement>("main h1");
  if (target === null) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function namedBy(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    // '#100%' is no valid encoding: browsers then look for an id that is spelt so.
    return document.getElementById(id);
  }
}

/** Loads a page's chunk when the reader points at a link for a moment, touches it, or reaches it by keyboard. */
function prefetchOnIntent(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (event: Event, delay: number) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a:not([download])") : null;
    clearTimeout(timer);
    if (link === null) return;
    const address = ownAddress(new URL(link.href));
    if (address === undefined || address === currentAddress()) return;
    // A failed prefetch is no news: the click tries again, and says so.
    timer = setTimeout(() => void loadPage(address).catch(() => undefined), delay);
  };
  document.addEventListener("pointerover", (event) => prefetch(event, HOVER));
  document.addEventListener("touchstart", (event) => prefetch(event, 0));
  document.addEventListener("focusin", (event) => prefetch(event, HOVER));
}
