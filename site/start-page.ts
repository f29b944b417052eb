import type { Island } from "#model/components.ts";
import { fillContents } from "./article/fill-contents.ts";
import { markActiveHeading } from "./article/mark-active-heading.ts";
import { showAvatars } from "./article/show-avatars.ts";
import { startIslands } from "./islands/start-islands.ts";
import { keepTabsInStep } from "./prose/keep-tabs-in-step.ts";
import { offerCopies } from "./prose/offer-copies.ts";
import { learnHeights } from "./prose/section-heights.ts";
import { keepInView } from "./sidebar/keep-in-view.ts";

/** Brings the page on the screen to life, whose text and links work without. Returns how to stop all of it. */
export function startPage(islands: readonly Island[]): () => void {
  const main = document.querySelector("main");
  if (main === null) return () => undefined;
  const stops = [
    keepTabsInStep(main),
    offerCopies(main),
    learnHeights(main),
    showAvatars(main),
    fillContents(),
    markActiveHeading(),
    startIslands(main, islands),
  ];
  keepInView();
  return () => {
    for (const stop of stops) stop();
  };
}
