import { closeMenu } from "./close-menu.ts";
import { openBySwipe } from "./open-by-swipe.ts";
import { openMenu } from "./open-menu.ts";
import { toggleEntry } from "./toggle-entry.ts";

/** What the sidebar does, of whichever page it is: it listens on the document. */
export function startSidebar(): void {
  openBySwipe();
  // It does not bubble.
  document.addEventListener("beforetoggle", onToggle, true);
  document.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element ? target.closest("#menu :is(a, button[aria-expanded])") : null;
    if (pressed instanceof HTMLButtonElement) void toggleEntry(pressed);
    // A link to a heading of this page brings no new page.
    else if (pressed !== null) closeMenu();
  });
}

function onToggle({ target, newState }: ToggleEvent): void {
  if (target instanceof HTMLElement && target.id === "menu" && newState === "open") openMenu(target);
}
