/**
 * Collects the letters typed until the search field is there, so that none is lost or is a shortcut of the page.
 * Returns a function that ends this and returns them.
 */
export function collectTyped(): () => string {
  let typed = "";
  const ended = new AbortController();
  const focused = document.activeElement;
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    // Some keyboards need Alt, or both, for signs such as '@'.
    const isShortcut = metaKey || (ctrlKey && !altKey);
    // The reader has gone on to another field.
    if (isShortcut || document.activeElement !== focused) return;
    if (key === "Backspace") typed = typed.slice(0, -1);
    else if (key.length === 1) typed += key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("keydown", onKeyDown, { capture: true, signal: ended.signal });
  return () => {
    ended.abort();
    return typed;
  };
}
