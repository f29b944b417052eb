import { useSyncExternalStore } from "react";

/** The width that has room for the contents column: as in contents.module.css. */
const ROOM = "(min-width: 76rem)";

/** True where the window shows the page's headings in a column of their own; false in the build. */
export function useContentsColumn(): boolean {
  return useSyncExternalStore(subscribe, readRoom, () => false);
}

function readRoom(): boolean {
  return matchMedia(ROOM).matches;
}

function subscribe(onChange: () => void): () => void {
  const room = matchMedia(ROOM);
  room.addEventListener("change", onChange);
  return () => room.removeEventListener("change", onChange);
}
