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
    let timeout = setTimeout(turn, untilTurn(performance.now() - shownAt));
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

/** Returns when to turn next if the heading has been shown for a while, because its script may arrive late. */
export function untilTurn(elapsed: number): number {
  // A test's clock may be behind.
  return TURN_INTERVAL - (Math.max(0, elapsed) % TURN_INTERVAL);
}
