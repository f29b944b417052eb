import { closeMenu } from "./sidebar/close-menu.ts";
import { updateSidebar } from "./sidebar/update-sidebar.ts";
import { trustedHtml } from "./trusted.ts";

/** Puts another page's screen between header and footer. A sidebar that was there stays, and becomes that page's. */
export function replaceScreen(html: string): void {
  const root = document.getElementById("root");
  if (root === null) return;
  closeMenu();
  const screen = document.createElement("template");
  screen.innerHTML = trustedHtml(html);
  const sidebar = root.querySelector("#menu");
  const next = screen.content.querySelector("#menu");
  if (sidebar === null || next === null) {
    root.replaceChildren(screen.content);
    return;
  }
  updateSidebar(sidebar, next);
  next.remove();
  // It is not moved, even for a moment: it would be scrolled to its top.
  while (sidebar.nextSibling !== null) sidebar.nextSibling.remove();
  sidebar.after(...(screen.content.firstElementChild?.childNodes ?? []));
}
