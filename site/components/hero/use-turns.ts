import { type RefObject, useEffect, useState } from "react";
import { TURN_INTERVAL, untilTurn } from "./until-turn.ts";

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
