import { type RefObject, useEffect } from "react";

/**
 * While the popover is open all else on the page is inert: focus stays inside, and a screen reader too. That styles the whole page
 * anew, so it is done after the frame that shows the popover, or the page without it.
 */
export function useModalPopover(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const popover = element.current;
    if (popover === null) return;
    let inert: HTMLElement[] = [];
    let isOpen = false;
    const release = (isReleased: (other: HTMLElement) => boolean) => {
      for (const other of inert) if (isReleased(other)) other.inert = false;
      inert = inert.filter((other) => other.inert);
    };
    const settle = () => {
      release(() => !isOpen);
      if (!isOpen || inert.length > 0) return;
      inert = othersOf(popover);
      for (const other of inert) other.inert = true;
    };
    const onToggle = (event: Event) => {
      isOpen = "newState" in event && event.newState === "open";
      // The browser gives the focus back to the button as it closes, which must not be inert then.
      if (!isOpen) release((other) => other.querySelector("[popovertarget=menu]") !== null);
      if (isOpen && event.type === "toggle") popover.querySelector<HTMLElement>("button")?.focus();
      afterPaint(settle);
    };
    popover.addEventListener("beforetoggle", onToggle);
    popover.addEventListener("toggle", onToggle);
    return () => {
      popover.removeEventListener("beforetoggle", onToggle);
      popover.removeEventListener("toggle", onToggle);
      // The next screen may have no menu: then this one is gone from the document already.
      isOpen = false;
      settle();
    };
  }, [element]);
}

function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
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
