import type { Island } from "#model/components.ts";
import { ISLANDS } from "./islands.ts";

/** How far below the window a component is already loaded, so that it is alive when it comes into view. */
const AHEAD = "600px";

/**
 * Brings the components of an article to life. One whose script doesn't arrive stays as it was rendered. Returns how to unmount
 * them.
 */
export function startIslands(main: HTMLElement, islands: readonly Island[]): () => void {
  const stopping = new AbortController();
  for (const place of main.querySelectorAll<HTMLElement>("[data-island]")) {
    const island = islands[Number(place.dataset["island"])];
    if (island === undefined) continue;
    startIsland(place, island, stopping.signal).catch((error: unknown) =>
      console.warn(`The component ${island.component} could not be loaded.`, error),
    );
  }
  return () => stopping.abort();
}

async function startIsland(place: HTMLElement, island: Island, signal: AbortSignal): Promise<void> {
  const { when, start } = ISLANDS[island.component];
  const used = firstUse(place, signal);
  await (when === "on-use" ? used : Promise.race([used, inView(place, signal)]));
  if (!signal.aborted) await start(place, island, signal);
}

function inView(place: HTMLElement, signal: AbortSignal): Promise<void> {
  if (!("IntersectionObserver" in window)) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place);
    signal.addEventListener("abort", () => observer.disconnect());
  });
}

/** When the reader points at it, touches it, or brings the focus there. */
function firstUse(place: HTMLElement, signal: AbortSignal): Promise<void> {
  if (place.matches(":hover") || place.contains(document.activeElement)) return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ["pointerover", "touchstart", "focusin"])
      place.addEventListener(type, () => resolve(), { once: true, passive: true, signal });
  });
}
