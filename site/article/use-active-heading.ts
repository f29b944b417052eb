import { useEffect, useState } from "react";
import { activeHeading } from "./active-heading.ts";

/** Id of the heading being read on the page at `url`; undefined above the first. */
export function useActiveHeading(url: string): string | undefined {
  const [active, setActive] = useState<{ url: string; id: string | undefined }>({ url, id: undefined });
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const headings = [...document.querySelectorAll<HTMLElement>("main .prose :is(h2, h3)[id]")];
      const positions = headings.map((heading) => ({ id: heading.id, top: heading.getBoundingClientRect().top }));
      const id = activeHeading(positions, window.innerHeight / 4);
      setActive((now) => (now.url === url && now.id === id ? now : { url, id }));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    // With the frame's own layout, not one more inside the update that showed the page.
    onScroll();
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      removeEventListener("scroll", onScroll);
      cancelAnimationFrame(frame);
    };
  }, [url]);
  return active.url === url ? active.id : undefined;
}
