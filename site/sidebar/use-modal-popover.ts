import { type RefObject, useEffect } from "react";

/** While the popover is open all else on the page is inert: focus stays inside, and a screen reader too. */
export function useModalPopover(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const popover = element.current;
    if (popover === null) return;
    const onToggle = (event: Event) => {
      const open = "newState" in event && event.newState === "open";
      for (const other of othersOf(popover)) other.inert = open;
      if (open && event.type === "toggle") popover.querySelector<HTMLElement>("button")?.focus();
    };
    // Before it closes, because then the browser gives the focus back to the button, which must not be inert.
    popover.addEventListener("beforetoggle", onToggle);
    popover.addEventListener("toggle", onToggle);
    return () => {
      popover.removeEventListener("beforetoggle", onToggle);
      popover.removeEventListener("toggle", onToggle);
      for (const other of othersOf(popover)) other.inert = false;
    };
  }, [element]);
}

/** Everything beside the element and beside what holds it. */
function othersOf(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let node: HTMLElement | null = element; node !== null && node.id !== "root"; node = node.parentElement) {
    for (const sibling of node.parentElement?.children ?? []) {
      if (sibling !== node && sibling instanceof HTMLElement) others.push(sibling);
    }
  }
  return others;
}
