import { afterPaint } from "../after-paint.ts";
import { whenIdle } from "../when-idle.ts";

/**
 * Lays out all of a long article once, for a reader who goes to a certain place of it. Sections out of view aren't laid
 * out, and their estimated heights (sections.css) would move the place; the browser remembers a height that it has
 * found. first-paint-script.ts does it for the document itself.
 */
export function layOutWhole(): void {
  const { dataset } = document.documentElement;
  dataset["whole"] = "";
  afterPaint(() => whenIdle(() => delete dataset["whole"]));
}
