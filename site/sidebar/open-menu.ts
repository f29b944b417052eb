import { scrollNeeded } from "./scroll-needed.ts";
import { rowsOfWindow, showWindowFirst } from "./show-window-first.ts";

/** What the menu does as it opens: it shows the entry of the page. */
export function openMenu(menu: HTMLElement): void {
  const rows = [...menu.querySelectorAll<HTMLElement>("nav li:not([hidden] *)")];
  const current = rows.findLast(({ firstElementChild }) => firstElementChild?.ariaCurrent === "page");
  if (current === undefined || rows.indexOf(current) < rowsOfWindow()) showWindowFirst(rows);
  // Before it is painted.
  requestAnimationFrame(() => {
    const own = current?.firstElementChild?.getBoundingClientRect();
    const frame = menu.getBoundingClientRect();
    if (own && scrollNeeded(own, frame)) menu.scrollTop += own.top - frame.top - frame.height / 2;
  });
}
