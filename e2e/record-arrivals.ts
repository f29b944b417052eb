import type { Page } from "@playwright/test";

type Arrival = { title: string; opacity: number; animations: number };

declare global {
  var arrivals: Arrival[];
}

/** Records how each page looks in its first frame. `isPaused` stops its animation there. */
export async function recordArrivals(page: Page, { isPaused = false } = {}): Promise<void> {
  await page.evaluate((pauses) => {
    globalThis.arrivals = [];
    let shown = document.querySelector("main");
    new MutationObserver(() => {
      const main = document.querySelector("main");
      if (main === null || main === shown) return;
      shown = main;
      requestAnimationFrame(() => {
        const animations = main.getAnimations();
        if (pauses) for (const animation of animations) animation.pause();
        const title = main.querySelector("h1")?.textContent ?? "";
        globalThis.arrivals.push({
          title,
          opacity: Number(getComputedStyle(main).opacity),
          animations: animations.length,
        });
      });
    }).observe(document.body, { childList: true, subtree: true });
  }, isPaused);
}

/** Returns the pages that have appeared since. */
export function arrivalsOf(page: Page): Promise<Arrival[]> {
  return page.evaluate(() => globalThis.arrivals);
}
