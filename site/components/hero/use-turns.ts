import { type RefObject, useEffect, useState } from "react";

/** Time between two words of the heading, and between two turns of the cube, in milliseconds. */
const TURN_INTERVAL = 5000;

/** Counts turns while an element is in view, unless the reader prefers reduced motion. */
export function useTurns(element: RefObject<HTMLElement | null>, shownAt: number): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (element.current === null) return;
    const reduced = matchMedia("(prefers-reduced-motion: reduce)");
    let timeout: ReturnType<typeof setTimeout> | undefined;
    let isVisible = true;
    const schedule = (delay: number) => {
      clearTimeout(timeout);
      if (isVisible && !reduced.matches) timeout = setTimeout(turn, delay);
    };
    const turn = () => {
      // The preference may have changed a moment ago, before its event.
      if (reduced.matches) return;
      setTurns((count) => count + 1);
      schedule(TURN_INTERVAL);
    };
    const restart = () => schedule(TURN_INTERVAL);
    const observer = new IntersectionObserver(([entry]) => {
      const isNow = entry?.isIntersecting === true;
      if (isNow === isVisible) return;
      isVisible = isNow;
      restart();
    });
    observer.observe(element.current);
    reduced.addEventListener("change", restart);
    // The heading may have been shown for a while before its script arrived. A test's clock may be behind.
    schedule(TURN_INTERVAL - (Math.max(0, performance.now() - shownAt) % TURN_INTERVAL));
    return () => {
      clearTimeout(timeout);
      observer.disconnect();
      reduced.removeEventListener("change", restart);
    };
  }, [element, shownAt]);
  return turns;
}
