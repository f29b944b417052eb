import { useSyncExternalStore } from "react";

/** "back": it was unavailable for a while after the document was loaded. */
export type Network = "online" | "offline" | "back";

let wasOffline = false;

/** Returns whether the browser has a network; "online" in the build. */
export function useNetwork(): Network {
  return useSyncExternalStore(subscribe, readNetwork, () => "online");
}

function readNetwork(): Network {
  wasOffline ||= !navigator.onLine;
  if (!navigator.onLine) return "offline";
  return wasOffline ? "back" : "online";
}

function subscribe(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}
