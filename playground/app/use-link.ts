import { useCallback, useEffect, useRef, useState } from "react";
import { isLink, type OpenedProject, openLink } from "./open-link.ts";

/** An opened project. `visit` changes with each opened link. */
export type Opened = OpenedProject & { visit: number };

/**
 * Opens the project that the URL names, and later those of other links. Returns undefined while a project loads, and a
 * function that changes the URL without opening anything.
 */
export function useLink(): [opened: Opened | undefined, write: (hash: string) => void] {
  const [opened, setOpened] = useState<Opened>();
  const written = useRef("");
  useEffect(() => {
    let visits = 0;
    const open = () => {
      const { hash } = location;
      if (visits > 0 && (!isLink(hash) || hash === written.current)) return;
      const visit = ++visits;
      void openLink(hash).then((project) => {
        if (visit === visits) setOpened({ ...project, visit });
      });
    };
    open();
    addEventListener("hashchange", open);
    return () => {
      visits = Number.POSITIVE_INFINITY;
      removeEventListener("hashchange", open);
    };
  }, []);
  const write = useCallback((hash: string) => {
    written.current = hash;
    location.replace(hash);
  }, []);
  return [opened, write];
}
