import { afterPaint } from "../browser/after-paint.ts";
import { whenIdle } from "../browser/when-idle.ts";

/**
 * Lays out all of a long article once, for readers who jump to a place in it. Sections out of view aren't laid out, and
 * their estimated heights (sections.css) would shift the target. Once the browser has laid them out, it remembers their
 * heights. first-paint-script.server.ts does the same for the document itself.
 */
export function layOutWhole(): void {
  const { dataset } = document.documentElement;
  dataset["whole"] = "";
  afterPaint(() => whenIdle(() => delete dataset["whole"]));
}
