import { mayBeShortcut } from "../../browser/may-be-shortcut.ts";

/** Returns true for '?'. It's a character, because it's on another key in each layout. */
export function isShortcutsKey(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey } = event;
  return key === "?" && !altKey && !ctrlKey && !metaKey && mayBeShortcut(event);
}
