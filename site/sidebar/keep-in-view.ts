import { scrollNeeded } from "./scroll-needed.ts";

/** What comes into view is laid out only then, and may push the mark out of it again: so often it is looked for. */
const TIMES = 3;

/** Scrolls the sidebar, and nothing else, so that the marked entry and the marked heading can be seen. */
export function keepInView(): void {
  const mark = [...document.querySelectorAll("#menu [aria-current]")].at(-1);
  const sidebar = mark?.closest("#menu");
  if (!mark || !sidebar || !("IntersectionObserver" in window)) return;
  let times = TIMES;
  // It calls after the frame's own layout: to ask for places now would be one more, of the whole page.
  const observer = new IntersectionObserver(() => {
    observer.disconnect();
    const needed = mark.isConnected && scrollNeeded(mark.getBoundingClientRect(), sidebar.getBoundingClientRect());
    if (!needed || times-- === 0) return;
    sidebar.scrollTop += needed;
    observer.observe(sidebar);
  });
  observer.observe(sidebar);
}
