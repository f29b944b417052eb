import type { BrowserContext } from "@playwright/test";

/** A heading as it appeared; `isFirst`: it is the first of its document. Empty when there was none. */
export type Sighting = { heading: string; isFirst: boolean };

/** Tells of each heading that any document of any tab shows, from the moment the document is parsed, however short. */
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
