import { type RefObject, useEffect, useState } from "react";

/** Counts up every `interval` milliseconds while the element is in view; stands still where motion is unwelcome. */
export function useTicks(element: RefObject<HTMLElement | null>, interval: number): number {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    const target = element.current;
    const reduced = matchMedia("(prefers-reduced-motion: reduce)");
    if (target === null) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let visible = true;
    // The reader may have asked for less motion a moment ago, and the event not be here yet.
    const tick = () => !reduced.matches && setTicks((now) => now + 1);
    const update = () => {
      clearInterval(timer);
      timer = undefined;
      if (visible && !reduced.matches) timer = setInterval(tick, interval);
    };
    const observer = new IntersectionObserver(([entry]) => {
      const now = entry?.isIntersecting === true;
      if (now === visible) return;
      visible = now;
      update();
    });
    observer.observe(target);
    reduced.addEventListener("change", update);
    update();
    return () => {
      clearInterval(timer);
      observer.disconnect();
      reduced.removeEventListener("change", update);
    };
  }, [element, interval]);
  return ticks;
}
