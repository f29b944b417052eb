import { type RefObject, useEffect } from "react";
import { scrollNeeded } from "./scroll-needed.ts";

/** Scrolls the sidebar, and nothing else, so that the marked entry and the marked heading can be seen. */
export function useKeptInView(element: RefObject<HTMLElement | null>, url: string, active: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address or heading is what moves the marks
  useEffect(() => {
    const sidebar = element.current;
    const marks = sidebar?.querySelectorAll("[aria-current]") ?? [];
    const mark = [...marks].at(-1);
    if (sidebar === null || mark === undefined || !("IntersectionObserver" in window)) return;
    // It calls after the frame's own layout: to ask for places now would be one more, of the whole page.
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      const needed = scrollNeeded(mark.getBoundingClientRect(), sidebar.getBoundingClientRect());
      if (needed !== 0) sidebar.scrollTop += needed;
    });
    observer.observe(sidebar);
    return () => observer.disconnect();
  }, [element, url, active]);
}
