/** Returns true for '?' outside text fields. It's a character, because it's on another key in each layout. */
export function isShortcutsKey({ key, altKey, ctrlKey, metaKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (key !== "?" || altKey || ctrlKey || metaKey || defaultPrevented || !(target instanceof Element)) return false;
  return target.closest("input, textarea, select, [contenteditable]") === null;
}
