import { startTransition, useEffect, useState } from "react";
import { activeHeading } from "./active-heading.ts";

/** What begins above a quarter of the window has been reached, however far above the window it is. */
const REACHED = "1000000px 0px -75% 0px";

/** Id of the heading being read on the page at `url`; undefined above the first. `revision` counts what was shown there. */
export function useActiveHeading(url: string, revision: number): string | undefined {
  const [active, setActive] = useState<{ url: string; id: string | undefined }>({ url, id: undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision brings new sections
  useEffect(() => {
    if (!("IntersectionObserver" in window)) return;
    const headings = [...document.querySelectorAll("main .prose :is(h2, h3)[id]")];
    const ids = new Map(headings.map((heading) => [placeOf(heading), heading.id]));
    const reached = new Set<string>();
    // The browser tells by itself what it has laid out anyhow: to ask for places would make it lay out what is out of view.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = ids.get(target) ?? "";
          if (isIntersecting) reached.add(id);
          else reached.delete(id);
        }
        const id = activeHeading([...ids.values()], reached);
        startTransition(() => setActive((now) => (now.url === url && now.id === id ? now : { url, id })));
      },
      { rootMargin: REACHED },
    );
    for (const place of ids.keys()) observer.observe(place);
    return () => observer.disconnect();
  }, [url, revision]);
  return active.url === url ? active.id : undefined;
}

/** A long article's heading may be out of layout, but never the section that it begins. */
function placeOf(heading: Element): Element {
  const section = heading.parentElement;
  return section?.className.startsWith("rows-") === true && section.firstElementChild === heading ? section : heading;
}
