import { useSyncExternalStore } from "react";

/** As in contents.module.css. */
const ROOM = "(min-width: 76rem)";

/** True where the window has room beside the text. A document as it is sent knows no window. */
export function useRoomBeside(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(ROOM).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const room = matchMedia(ROOM);
  room.addEventListener("change", onChange);
  return () => room.removeEventListener("change", onChange);
}
