import { keepInView } from "../sidebar/keep-in-view.ts";
import { activeHeading } from "./active-heading.ts";

/** What begins above a quarter of the window has been reached, however far above the window it is. */
const REACHED = "1000000px 0px -75% 0px";
/** Where a page's headings are listed. */
const LISTS = ":is(#menu,nav[aria-label='On this page'])";

/** Marks the heading being read in the lists of the page's headings, none above the first. Returns how to stop. */
export function markActiveHeading(): () => void {
  if (!("IntersectionObserver" in window)) return () => undefined;
  const headings = [...document.querySelectorAll("main .prose :is(h2, h3)[id]")];
  const ids = new Map(headings.map((heading) => [placeOf(heading), heading.id]));
  const reached = new Set<string>();
  let active: string | undefined;
  // The browser tells by itself what it has laid out anyhow: to ask for places would make it lay out what is out of view.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const id = ids.get(target) ?? "";
        if (isIntersecting) reached.add(id);
        else reached.delete(id);
      }
      const now = activeHeading([...ids.values()], reached);
      if (now === active) return;
      active = now;
      mark(now);
      keepInView();
    },
    { rootMargin: REACHED },
  );
  for (const place of ids.keys()) observer.observe(place);
  return () => observer.disconnect();
}

function mark(id: string | undefined): void {
  for (const link of document.querySelectorAll(`${LISTS} a[aria-current=location]`))
    link.removeAttribute("aria-current");
  if (id === undefined) return;
  for (const link of document.querySelectorAll(`${LISTS} a[href="#${encodeURIComponent(id)}"]`))
    link.setAttribute("aria-current", "location");
}

/** A long article's heading may be out of layout, but never the section that it begins, which stands where it does. */
function placeOf(heading: Element): Element {
  const parent = heading.parentElement;
  return parent?.firstElementChild === heading ? parent : heading;
}
