import type { BrowserContext } from "@playwright/test";

/** A heading as it appeared, empty if there was none; `isFirst`: whether it's the document's first. */
export type Sighting = { heading: string; isFirst: boolean };

/** Reports each heading that any tab's documents show, however briefly, from the moment they're parsed. */
export async function watchHeadings(context: BrowserContext, onSight: (sighting: Sighting) => void): Promise<void> {
  await context.exposeFunction("tellHeading", (heading: string, isFirst: boolean) => onSight({ heading, isFirst }));
  await context.addInitScript(() => {
    let last: string | undefined;
    const look = () => {
      const heading = document.querySelector("h1")?.textContent ?? "";
      if (heading === last) return;
      Reflect.get(window, "tellHeading")(heading, last === undefined);
      last = heading;
    };
    document.addEventListener("DOMContentLoaded", () => {
      look();
      new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
    });
  });
}
