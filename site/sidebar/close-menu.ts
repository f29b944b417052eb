/** Closes the sidebar where it is a menu, and open. */
export function closeMenu(): void {
  const menu = document.getElementById("menu");
  if (menu?.matches(":popover-open") === true) menu.hidePopover();
}
