/** True for a click on what opens search, for Ctrl-K or Cmd-K, and for '/' where no text is typed. */
export function wantsSearch(event: Event): boolean {
  if (event.defaultPrevented || !(event.target instanceof Element)) return false;
  if (!(event instanceof KeyboardEvent)) return event.target.closest('[data-opens="search"]') !== null;
  const { key, altKey, shiftKey } = event;
  if (altKey) return false;
  if (event.ctrlKey || event.metaKey) return key.toLowerCase() === "k" && !shiftKey;
  return key === "/" && event.target.closest("input, textarea, select, [contenteditable]") === null;
}
