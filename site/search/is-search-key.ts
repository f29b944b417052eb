/** Returns true for Ctrl-K and Cmd-K, and for '/' outside text fields. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, altKey, shiftKey, ctrlKey, metaKey, defaultPrevented, target } = event;
  if (defaultPrevented || altKey || !(target instanceof Element)) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k" && !shiftKey;
  return key === "/" && target.closest("input, textarea, select, [contenteditable]") === null;
}
