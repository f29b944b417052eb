import { mayBeShortcut } from "../browser/may-be-shortcut.ts";

/** Returns true for '/', Ctrl-K and Cmd-K. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
  if (altKey || !mayBeShortcut(event)) return false;
  return ctrlKey || metaKey ? key.toLowerCase() === "k" && !shiftKey : key === "/";
}
