/** Closes the sidebar where it is a menu, and open. Older browsers have no popovers, and so no menu. */
export function closeMenu(): void {
  document.getElementById("menu")?.hidePopover?.();
}
