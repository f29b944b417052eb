import { useSyncExternalStore } from "react";

/** The minimum width for the contents column, as in contents.module.css. */
const ROOM = "(min-width: 76rem)";

/** Returns whether the window is wide enough for the contents column; false in the build. */
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
