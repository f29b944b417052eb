import { type RefObject, type ToggleEvent, useEffect, useLayoutEffect, useRef } from "react";
import { scrollNeeded } from "../anchors/scroll-needed.ts";
import { afterPaint } from "../browser/after-paint.ts";

/** The width from which the sidebar is no menu: as in sidebar.module.css. */
const WIDE = "(min-width: 56rem)";

/**
 * Closes the menu when another page is shown, and when the window has room for it beside the article. Returns a handler
 * that scrolls it to the current page as it opens.
 */
export function useMenu(menu: RefObject<HTMLElement | null>, visit: number): (event: ToggleEvent) => void {
  const shown = useRef(visit);
  useLayoutEffect(() => {
    // A menu that was opened before hydration stays open.
    if (shown.current !== visit) menu.current?.hidePopover?.();
    shown.current = visit;
  }, [menu, visit]);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const close = () => menu.current?.hidePopover?.();
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [menu]);
  return ({ newState }) => {
    const opened = menu.current;
    if (newState !== "open" || opened === null) return;
    // Headings that aren't in view and the choices below the list wait for the second frame, so the first comes sooner.
    opened.dataset["opening"] = "";
    afterPaint(() => delete opened.dataset["opening"]);
    // Before it is painted, and after it is laid out.
    requestAnimationFrame(() => scrollToCurrent(opened));
  };
}

function scrollToCurrent(menu: HTMLElement): void {
  const own = menu.querySelector("[aria-current=page]")?.getBoundingClientRect();
  const { top, bottom, height } = menu.getBoundingClientRect();
  // The choices at its end stay above the list.
  const end = menu.lastElementChild?.getBoundingClientRect().top ?? bottom;
  if (own && scrollNeeded(own, { top, bottom: Math.min(bottom, end) })) menu.scrollTop += own.top - top - height / 2;
}
