import type { Island } from "#model/components.ts";
import { ISLANDS, ON_USE } from "./islands.ts";
import { loadMount } from "./load-mount.ts";

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
  if (ON_USE.has(island.component)) await firstUse(place, signal);
  const [mount, Component] = await Promise.all([loadMount(), ISLANDS[island.component]()]);
  mount({ place, Component, props: { props: island.props, children: island.children }, signal });
}

/** When the reader points at it, touches it, or brings the focus there. */
function firstUse(place: HTMLElement, signal: AbortSignal): Promise<void> {
  if (place.matches(":hover") || place.contains(document.activeElement)) return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ["pointerover", "touchstart", "focusin"])
      place.addEventListener(type, () => resolve(), { once: true, passive: true, signal });
  });
}
