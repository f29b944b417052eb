import { useCallback, useEffect, useRef, useState } from "react";

export type BadgeHost = {
  state: "unknown" | "reachable" | "unreachable";
  /** Asks the host for one badge; only the first call does. */
  probe: (src: string) => void;
};

/** Milliseconds after which a host that hasn't answered counts as unreachable. */
const TIMEOUT = 8_000;

/**
 * Asks the badges' host for a single badge before all the others, so that a blocked host costs one error in the console
 * instead of hundreds. Offline, it asks nothing until the connection is back.
 */
export function useBadgeHost(): BadgeHost {
  const [state, setState] = useState<BadgeHost["state"]>("unknown");
  const asked = useRef<AbortController>(undefined);
  const probe = useCallback((src: string) => {
    if (asked.current !== undefined) return;
    asked.current = new AbortController();
    const { signal } = asked.current;
    if (navigator.onLine) ask(src, signal).then(setState);
    else {
      setState("unreachable");
      window.addEventListener("online", () => ask(src, signal).then(setState), { signal, once: true });
    }
  }, []);
  useEffect(() => () => asked.current?.abort(), []);
  return { state, probe };
}

function ask(src: string, signal: AbortSignal): Promise<BadgeHost["state"]> {
  const { promise, resolve } = Promise.withResolvers<BadgeHost["state"]>();
  const image = new Image();
  image.addEventListener("load", () => resolve("reachable"), { signal });
  image.addEventListener("error", () => resolve("unreachable"), { signal });
  setTimeout(resolve, TIMEOUT, "unreachable");
  image.src = src;
  return promise;
}
