/**
 * Tells whether a key may be a shortcut of the site: nothing has handled it, and it neither edits something nor belongs
 * to a modal dialog. A field in a shadow root is only part of the event's path.
 */
export function mayBeShortcut(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return false;
  return !event.composedPath().some(isEditable) && document.querySelector("dialog:modal") === null;
}

function isEditable(node: EventTarget): boolean {
  return node instanceof Element && node.matches("input, textarea, select, [contenteditable]");
}
