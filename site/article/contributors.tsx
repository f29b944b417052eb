import { type ReactNode, useEffect, useRef, useState } from "react";
import siteData from "#site-data";
import styles from "./contributors.module.css";

/** How often it is looked whether the pictures are in view, in milliseconds. */
const LOOK = 300;

/** Who wrote the page. Their pictures come from a third party, so they are asked for only once they are in view. */
export function Contributors({ handles }: { handles: readonly string[] }): ReactNode {
  const element = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => {
      const box = element.current?.getBoundingClientRect();
      if (box === undefined || box.top > window.innerHeight || box.bottom < 0) return;
      clearInterval(timer);
      setSeen(true);
    }, LOOK);
    return () => clearInterval(timer);
  }, []);
  return (
    <section ref={element} aria-labelledby="contributors" className={styles["contributors"]}>
      <h2 id="contributors">Contributors</h2>
      <ul>
        {handles.map((handle) => (
          <li key={handle}>
            <a href={`https://github.com/${handle}`}>
              <Avatar handle={handle} load={seen} />
              {handle}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The person's picture, or the first letters of the handle until it is there and when it never comes. */
function Avatar({ handle, load }: { handle: string; load: boolean }): ReactNode {
  const [failed, setFailed] = useState(false);
  if (!load || failed) {
    return (
      <span className={styles["initials"]} aria-hidden="true">
        {handle.slice(0, 2).toUpperCase()}
      </span>
    );
  }
  const src = `${siteData.services.avatars}/${handle}.png?size=90`;
  return <img src={src} alt="" width={45} height={45} decoding="async" onError={() => setFailed(true)} />;
}
