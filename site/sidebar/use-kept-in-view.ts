import { type RefObject, useEffect } from "react";

/** Scrolls the sidebar, and nothing else, so that the marked entry and the marked heading can be seen. */
export function useKeptInView(element: RefObject<HTMLElement | null>, url: string, active: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address or heading is what moves the marks
  useEffect(() => {
    const sidebar = element.current;
    const marks = sidebar?.querySelectorAll("[aria-current]") ?? [];
    const mark = [...marks].at(-1);
    if (sidebar === null || mark === undefined) return;
    const own = mark.getBoundingClientRect();
    const frame = sidebar.getBoundingClientRect();
    sidebar.scrollTop += scrollNeeded(own, frame);
  }, [element, url, active]);
}

const MARGIN = 24;

/** How far to scroll, in pixels, so that `own` lies within `frame` with a margin; 0 when it does. */
export function scrollNeeded(own: { top: number; bottom: number }, frame: { top: number; bottom: number }): number {
  if (own.top < frame.top + MARGIN) return own.top - frame.top - MARGIN;
  if (own.bottom > frame.bottom - MARGIN) return own.bottom - frame.bottom + MARGIN;
  return 0;
}
