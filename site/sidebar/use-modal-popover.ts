import { type RefObject, useEffect } from "react";

/** While the popover is open all else on the page is inert: focus stays inside, and a screen reader too. */
export function useModalPopover(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const popover = element.current;
    if (popover === null) return;
    let inert: HTMLElement[] = [];
    const setInert = (open: boolean) => {
      for (const other of inert) other.inert = false;
      inert = open ? othersOf(popover) : [];
      for (const other of inert) other.inert = true;
    };
    const onToggle = (event: Event) => {
      const open = "newState" in event && event.newState === "open";
      setInert(open);
      if (open && event.type === "toggle") popover.querySelector<HTMLElement>("button")?.focus();
    };
    // Before it closes, because then the browser gives the focus back to the button, which must not be inert.
    popover.addEventListener("beforetoggle", onToggle);
    popover.addEventListener("toggle", onToggle);
    return () => {
      popover.removeEventListener("beforetoggle", onToggle);
      popover.removeEventListener("toggle", onToggle);
      // The next screen may have no menu: then this one is gone from the document already.
      setInert(false);
    };
  }, [element]);
}

/** Everything beside the element and beside what holds it. */
function othersOf(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let node: HTMLElement | null = element; node !== null && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement?.children ?? []) {
      if (sibling !== node && sibling instanceof HTMLElement) others.push(sibling);
    }
  }
  return others;
}
