import { type RefObject, useEffect } from "react";
import { scrollNeeded } from "./scroll-needed.ts";

/** Entries that scroll into view are laid out only then, and may push the mark out of view again. */
const ATTEMPTS = 3;

/**
 * Scrolls a list beside the article, and nothing else, so that the current page and heading can be seen, whenever
 * `current` changes.
 */
export function useCurrentInView(sidebar: RefObject<HTMLElement | null>, current: string): void {
  // What is current decides where the mark is.
  useEffect(() => {
    const element = sidebar.current;
    const mark = [...(element?.querySelectorAll("[aria-current=page], [aria-current=location]") ?? [])].at(-1);
    if (element === null || mark === undefined) return;
    let attempts = ATTEMPTS;
    // It is called after the frame's own layout; asking for positions now would cause another one.
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      const { top, bottom } = element.getBoundingClientRect();
      const visible = { top, bottom: Math.min(bottom, innerHeight) };
      const needed = mark.isConnected && scrollNeeded(mark.getBoundingClientRect(), visible);
      if (!needed || attempts-- === 0) return;
      element.scrollTop += needed;
      observer.observe(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [sidebar, current]);
}
