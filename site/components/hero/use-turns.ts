import { type RefObject, useEffect, useState } from "react";

/** Time between two words of the heading, and between two turns of the cube, in milliseconds. */
const TURN_INTERVAL = 5000;

/** Counts turns while an element is in view, unless the reader prefers reduced motion. */
export function useTurns(element: RefObject<HTMLElement | null>, shownAt: number): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (element.current === null) return;
    const reduced = matchMedia("(prefers-reduced-motion: reduce)");
    let isVisible = true;
    const turn = () => {
      if (isVisible && !reduced.matches) setTurns((count) => count + 1);
      timeout = setTimeout(turn, TURN_INTERVAL);
    };
    // The heading may have been shown for a while before its script arrived. A test's clock may be behind.
    const elapsed = Math.max(0, performance.now() - shownAt) % TURN_INTERVAL;
    let timeout = setTimeout(turn, TURN_INTERVAL - elapsed);
    const observer = new IntersectionObserver(([entry]) => {
      isVisible = entry?.isIntersecting === true;
    });
    observer.observe(element.current);
    return () => {
      clearTimeout(timeout);
      observer.disconnect();
    };
  }, [element, shownAt]);
  return turns;
}
