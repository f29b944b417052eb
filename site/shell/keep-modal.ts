import { afterPaint } from "../after-paint.ts";

/**
 * While the menu or search is open all else on the page is inert: focus stays inside, and a screen reader too. That styles the whole
 * page anew, so it is done after the frame that shows what is open, or the page without it.
 */
export function keepModal(): void {
  let inert: HTMLElement[] = [];
  let focused: Element | null = null;
  const settle = () => {
    for (const other of inert) other.inert = false;
    inert = othersOf(document.querySelector(":is(#menu,#search):popover-open"));
    for (const other of inert) other.inert = true;
  };
  const onToggle = ({ target, type, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLElement) || !/^(menu|search)$/.test(target.id)) return;
    const isOpen = newState === "open";
    if (type === "beforetoggle" && isOpen) {
      focused = document.activeElement;
      // Search may be opened from the open menu.
      target.inert = false;
      return;
    }
    if (isOpen) target.querySelector<HTMLElement>("input,button")?.focus({ preventScroll: true });
    // The browser gives the focus back as it closes, to what must not be inert then.
    else for (const other of inert) if (other.contains(focused)) other.inert = false;
    afterPaint(settle);
  };
  // They do not bubble.
  for (const type of ["beforetoggle", "toggle"] as const) document.addEventListener(type, onToggle, true);
}

/** Everything beside the element and beside what holds it. */
function othersOf(element: Element | null): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let node = element; node !== null && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement?.children ?? []) {
      if (sibling !== node && sibling instanceof HTMLElement) others.push(sibling);
    }
  }
  return others;
}
