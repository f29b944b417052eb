import { type RefObject, useEffect } from "react";
import { activeHeading } from "./active-heading.ts";

/** Counts headings as reached in the top quarter of the viewport or above it. */
const REACHED = "1000000px 0px -75% 0px";

/** Hears the id of the heading being read; undefined above the first. */
export type OnRead = (read: { visit: number; id: string | undefined }) => void;

/** Reports the heading being read, whenever it changes. */
export function useActiveHeading(main: RefObject<HTMLElement | null>, visit: number, onRead: OnRead): void {
  useEffect(() => {
    if (main.current === null || !("IntersectionObserver" in window)) return;
    const headings = [...main.current.querySelectorAll(".prose :is(h2, h3)[id]")];
    const ids = new Map(headings.map((heading) => [placeOf(heading), heading.id]));
    const reached = new Set<string>();
    let last: string | undefined;
    // The observer uses existing layout; measuring positions would force layout of skipped content.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = ids.get(target) ?? "";
          if (isIntersecting) reached.add(id);
          else reached.delete(id);
        }
        const id = activeHeading([...ids.values()], reached);
        if (id !== last) onRead({ visit, id });
        last = id;
      },
      { rootMargin: REACHED },
    );
    for (const place of ids.keys()) observer.observe(place);
    return () => observer.disconnect();
  }, [main, visit, onRead]);
}

/**
 * A long article's heading may be out of layout, but never the section that it begins, which is at the same position.
 */
function placeOf(heading: Element): Element {
  const parent = heading.parentElement;
  return parent?.firstElementChild === heading ? parent : heading;
}
