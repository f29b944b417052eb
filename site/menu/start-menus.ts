import { nextItem } from "./next-item.ts";

/** How long the pointer may be outside before the menu closes, in milliseconds. */
const LEAVE = 200;

/**
 * Has the header's menus open by hover and by arrow keys too. They close on Escape, on a click or focus outside, and when the
 * pointer leaves.
 */
export function startMenus(): void {
  for (const list of document.querySelectorAll<HTMLElement>("header [popover]")) startMenu(list);
}

function startMenu(list: HTMLElement): void {
  const menu = list.parentElement;
  const button = menu?.querySelector("button");
  if (menu == null || button == null) return;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let pinned = false;
  const isOpen = () => list.matches(":popover-open");
  const open = () => {
    if (isOpen()) return;
    list.style.setProperty("--below", `${button.getBoundingClientRect().bottom}px`);
    list.showPopover();
  };
  const close = () => {
    pinned = false;
    if (isOpen()) list.hidePopover();
  };
  menu.addEventListener("pointerenter", (event) => {
    clearTimeout(leaving);
    if (event.pointerType === "mouse") open();
  });
  menu.addEventListener("pointerleave", (event) => {
    if (event.pointerType === "mouse") leaving = setTimeout(close, LEAVE);
  });
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && isOpen()) {
      close();
      button.focus();
      event.stopPropagation();
      return;
    }
    const items = [...list.querySelectorAll<HTMLElement>("a, button, input")];
    const current = items.findIndex((item) => item.matches(":focus"));
    const next = isOpen() || event.key.startsWith("Arrow") ? nextItem(event.key, current, items.length) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    open();
    items[next]?.focus();
  });
  button.addEventListener("click", (event) => {
    // Open by hover already: the click keeps it so, instead of closing what was just asked for.
    event.preventDefault();
    if (isOpen() && pinned) return close();
    open();
    pinned = true;
  });
}
