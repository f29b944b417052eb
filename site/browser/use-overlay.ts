import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import { afterPaint } from "./after-paint.ts";

/** Popovers that cover the page: the menu and search. */
const overlays = new Set<HTMLElement>();
let inert: readonly HTMLElement[] = [];

/**
 * Makes everything else on the page inert while a popover is open, so that focus and screen readers stay inside, and
 * calls `onOpen` when it has opened. Inertness restyles the whole page, so it waits for the frame after the popover's
 * own.
 */
export function useOverlay(popover: RefObject<HTMLElement | null>, onOpen: () => void): void {
  const focus = useEffectEvent(onOpen);
  useLayoutEffect(() => {
    const element = popover.current;
    // Older browsers have no popovers.
    if (element === null || !("popover" in element)) return;
    let focused: Element | null = null;
    const onToggle = ({ type, newState, target }: ToggleEvent) => {
      if (target !== element) return;
      const isOpen = newState === "open";
      if (type === "toggle") {
        if (isOpen) focus();
        afterPaint(settleOverlays);
      } else if (isOpen) focused = document.activeElement;
      // The browser returns focus on closing, and can't return it to an inert element.
      else for (const other of inert) if (other.contains(focused)) other.inert = false;
    };
    overlays.add(element);
    // It may have been opened before this script ran.
    if (element.matches(":popover-open") && !element.contains(document.activeElement)) {
      focused = document.activeElement;
      focus();
    }
    afterPaint(settleOverlays);
    for (const type of TOGGLES) element.addEventListener(type, onToggle);
    return () => {
      overlays.delete(element);
      for (const type of TOGGLES) element.removeEventListener(type, onToggle);
      settleOverlays();
    };
  }, [popover]);
}

const TOGGLES = ["beforetoggle", "toggle"] as const;

/** Closes the menu, search or a dialog, whichever is open; false when none is. */
export function closeOverlay(): boolean {
  const open = openOverlay();
  const dialog = document.querySelector<HTMLDialogElement>("dialog:modal");
  open?.hidePopover();
  dialog?.close();
  return open !== undefined || dialog !== null;
}

/** Updates what's inert. Nothing changes while a finger holds the overlay. */
export function settleOverlays(): void {
  const open = openOverlay();
  if (open?.dataset["dragged"] !== undefined) return;
  for (const other of inert) other.inert = false;
  inert = open === undefined ? [] : othersOf(open);
  for (const other of inert) other.inert = true;
}

function openOverlay(): HTMLElement | undefined {
  return [...overlays].find((overlay) => overlay.isConnected && overlay.matches(":popover-open"));
}

/**
 * Everything beside the element and beside its ancestors. Closed overlays stay as they are: one may be opened from the
 * other.
 */
function othersOf(element: Element): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let node: Element | null = element; node !== null && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement?.children ?? []) {
      if (sibling !== node && sibling instanceof HTMLElement && !overlays.has(sibling)) others.push(sibling);
    }
  }
  return others;
}
