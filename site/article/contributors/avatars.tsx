import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";

/** Interval between checks whether the list is in view, in milliseconds. */
const INTERVAL = 300;

/**
 * Puts the contributors' images over their initials once the list is in view. Requests two of them first, so that a
 * blocked host only costs two errors in the console, and none while offline.
 */
export function Avatars({ main }: { main: RefObject<HTMLElement | null> }): ReactNode {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  const [isReachable, setReachable] = useState(false);
  useEffect(() => {
    const found = [...(main.current?.querySelectorAll<HTMLElement>("[data-avatar]") ?? [])];
    const list = found[0]?.closest("section");
    if (list == null) return;
    const timer = setInterval(() => {
      const { top, bottom, height } = list.getBoundingClientRect();
      if (height === 0 || top > window.innerHeight || bottom < 0 || !navigator.onLine) return;
      clearInterval(timer);
      setPlaces(found);
    }, INTERVAL);
    return () => clearInterval(timer);
  }, [main]);
  return places
    .slice(0, isReachable ? undefined : 2)
    .map((place, position) =>
      createPortal(<Avatar src={place.dataset["avatar"]} onLoad={() => setReachable(true)} />, place, String(position)),
    );
}

function Avatar({ src, onLoad }: { src: string | undefined; onLoad: () => void }): ReactNode {
  const [isLoaded, setLoaded] = useState(false);
  const load = () => {
    setLoaded(true);
    onLoad();
  };
  return <img src={src} alt="" width={45} height={45} decoding="async" hidden={!isLoaded} onLoad={load} />;
}
