import { afterPaint } from "../after-paint.ts";
import { scrollNeeded } from "./scroll-needed.ts";

/** Less than the height of any row, in pixels. */
const ROW = 28;

/**
 * What the menu does as it opens. It shows the entry of the page. And the frame that answers the press has the rows of one window, all others
 * follow after it: the browser would lay out two and a half windows of them before it shows anything.
 */
export function openMenu(menu: HTMLElement): void {
  const rows = [...menu.querySelectorAll<HTMLElement>("nav li")];
  const count = Math.ceil(innerHeight / ROW);
  const current = rows.findLast(({ firstElementChild }) => firstElementChild?.ariaCurrent === "page");
  if (current === undefined || rows.indexOf(current) < count) {
    for (const [at, row] of rows.entries()) {
      if (at < count) row.style.contentVisibility = "visible";
      else row.hidden = true;
    }
    afterPaint(() => {
      for (const row of rows) {
        row.style.contentVisibility = "";
        row.hidden = false;
      }
    });
  }
  // Before it is painted.
  requestAnimationFrame(() => {
    const own = current?.firstElementChild?.getBoundingClientRect();
    const frame = menu.getBoundingClientRect();
    if (own && scrollNeeded(own, frame)) menu.scrollTop += own.top - frame.top - frame.height / 2;
  });
}
