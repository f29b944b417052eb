import { type RefObject, useEffect } from "react";

/** Counts headings as reached in the top quarter of the viewport or above it. */
const REACHED = "1000000px 0px -75% 0px";

/** Receives the id of the heading being read; undefined above the first. */
export type OnRead = (read: { visit: number; id: string | undefined }) => void;

/** Reports the heading being read, which is the last one that has been reached, whenever it changes. */
export function useActiveHeading(main: RefObject<HTMLElement | null>, visit: number, onRead: OnRead): void {
  useEffect(() => {
    if (main.current === null) return;
    const headings = [...main.current.querySelectorAll(".prose :is(h2, h3)[id]")];
    const places = new Map(headings.map((heading) => [placeOf(heading), heading.id]));
    const reached = new Set<string | undefined>();
    let last: string | undefined;
    // The observer uses existing layout; measuring positions would force layout of skipped content.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(places.get(target));
          else reached.delete(places.get(target));
        }
        const id = [...places.values()].findLast((each) => reached.has(each));
        if (id !== last) onRead({ visit, id });
        last = id;
      },
      { rootMargin: REACHED },
    );
    for (const place of places.keys()) observer.observe(place);
    return () => observer.disconnect();
  }, [main, visit, onRead]);
}

/** Returns the section that begins with the heading, because layout of the heading itself may be skipped. */
function placeOf(heading: Element): Element {
  const parent = heading.parentElement;
  return parent?.firstElementChild === heading ? parent : heading;
}
