import { type RefObject, type ToggleEvent, useEffect, useLayoutEffect } from "react";
import { scrollNeeded } from "./scroll-needed.ts";

/** The width from which the sidebar is no menu: as in sidebar.module.css. */
const WIDE = "(min-width: 56rem)";

/**
 * Closes the menu when another page is shown, and when the window has room for it beside the article. Returns a handler
 * that scrolls it to the current page as it opens.
 */
export function useMenu(menu: RefObject<HTMLElement | null>, visit: number): (event: ToggleEvent) => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit closes it
  useLayoutEffect(() => menu.current?.hidePopover?.(), [menu, visit]);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const close = () => menu.current?.hidePopover?.();
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [menu]);
  return ({ newState }) => {
    // Before it is painted, and after it is laid out.
    if (newState === "open") requestAnimationFrame(() => menu.current && scrollToCurrent(menu.current));
  };
}

function scrollToCurrent(menu: HTMLElement): void {
  const own = menu.querySelector("[aria-current=page]")?.getBoundingClientRect();
  const frame = menu.getBoundingClientRect();
  if (own && scrollNeeded(own, frame)) menu.scrollTop += own.top - frame.top - frame.height / 2;
}
