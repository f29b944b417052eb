import { scrollNeeded } from "./scroll-needed.ts";

/** Scrolls the sidebar, and nothing else, so that the marked entry and the marked heading can be seen. */
export function keepInView(): void {
  const sidebar = document.getElementById("menu");
  const mark = [...(sidebar?.querySelectorAll("[aria-current]") ?? [])].at(-1);
  if (sidebar === null || mark === undefined || !("IntersectionObserver" in window)) return;
  // It calls after the frame's own layout: to ask for places now would be one more, of the whole page.
  const observer = new IntersectionObserver(() => {
    observer.disconnect();
    if (!mark.isConnected) return;
    const needed = scrollNeeded(mark.getBoundingClientRect(), sidebar.getBoundingClientRect());
    if (needed !== 0) sidebar.scrollTop += needed;
  });
  observer.observe(sidebar);
}
