import { whenAtRest } from "../last-press.ts";
import { whenIdle } from "../when-idle.ts";

/*
 * Sections out of view are not laid out: their heights are estimates (sections.css). The browser remembers a height that it has
 * found once, and so no reader is moved by an estimate: who goes to a certain place has the whole page laid out before, and for
 * all others it is done bit by bit.
 */

/**
 * Before a page is shown: has all of it laid out if the reader goes to a certain place of it. For the document itself
 * first-paint-script.ts has seen to that.
 */
export function layOutForPlace(): void {
  const goesBack = window.navigation?.transition?.navigationType === "traverse";
  if (goesBack || location.hash !== "") document.documentElement.dataset["whole"] = "";
}

/** Has the browser find the heights of the article's sections, whenever it is idle. Returns how to stop. */
export function learnHeights(article: HTMLElement): () => void {
  const sections = [...article.querySelectorAll<HTMLElement>("div[class^='rows-']")];
  const { dataset } = document.documentElement;
  const stopping = new AbortController();
  let shown: HTMLElement | undefined;
  // One in each go: that is enough for a frame of a slow device.
  const step = () => {
    if (stopping.signal.aborted) return;
    shown?.style.removeProperty("content-visibility");
    shown = "whole" in dataset ? undefined : sections.shift();
    delete dataset["whole"];
    if (shown === undefined) return stopping.abort();
    shown.style.setProperty("content-visibility", "visible");
    afterFrame(step);
  };
  afterFrame(step);
  // Whoever goes to another heading meanwhile.
  const onNavigate = ({ hashChange }: NavigateEvent) => {
    if (hashChange) dataset["whole"] = "";
  };
  window.navigation?.addEventListener("navigate", onNavigate, stopping);
  return () => stopping.abort();
}

/** When the reader rests, a frame was drawn, and there is nothing else to do. */
function afterFrame(act: () => void): void {
  requestAnimationFrame(() => whenIdle(() => whenAtRest(act)));
}
