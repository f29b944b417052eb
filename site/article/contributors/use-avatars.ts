import { type RefObject, useEffect } from "react";

/** Interval between checks whether the list is in view, in milliseconds. */
const INTERVAL = 300;

/**
 * Shows the contributors' images once their list is in view; initials stay where none loads. Asks for two images before
 * the others, so that a blocked host costs two errors in the console, and for none while offline.
 */
export function useAvatars(main: RefObject<HTMLElement | null>, visit: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit has its own element
  useEffect(() => {
    const avatars = [...(main.current?.querySelectorAll<HTMLElement>("[data-avatar]") ?? [])];
    const list = avatars[0]?.closest("section");
    if (list == null) return;
    const timer = setInterval(() => {
      const { top, bottom, height } = list.getBoundingClientRect();
      if (height === 0 || top > window.innerHeight || bottom < 0 || !navigator.onLine) return;
      clearInterval(timer);
      void showAll(avatars);
    }, INTERVAL);
    return () => clearInterval(timer);
  }, [main, visit]);
}

async function showAll(avatars: readonly HTMLElement[]): Promise<void> {
  const [first, second, ...others] = avatars;
  // One of the first two may have no image; when neither loads, the host can't be reached.
  const isReachable = await showAvatar(first);
  if (!(await showAvatar(second)) && !isReachable) return;
  await Promise.all(others.map(showAvatar));
}

async function showAvatar(initials: HTMLElement | undefined): Promise<boolean> {
  if (initials === undefined) return false;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const image = new Image(45, 45);
  image.alt = "";
  image.decoding = "async";
  image.addEventListener("load", () => {
    initials.replaceWith(image);
    resolve(true);
  });
  image.addEventListener("error", () => resolve(false));
  image.src = initials.dataset["avatar"] ?? "";
  return promise;
}
