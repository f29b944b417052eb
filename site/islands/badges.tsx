import { type ReactNode, useEffect, useRef, useState } from "react";
import siteData from "#site-data";
import { badgeUrls } from "./badge-urls.ts";
import styles from "./badges.module.css";

/** Numbers of a repository, as pictures of a third party: asked for when they come into view, gone when it doesn't answer. */
export function Badges({ repo, npm }: { repo: string; npm: string }): ReactNode {
  const element = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  const badges = seen ? badgeUrls({ host: siteData.services.badges, repo, npm, now: new Date() }) : [];
  return (
    <ul ref={element} className={styles["badges"]}>
      {badges.map((badge) => (
        <BadgeImage key={badge.label} {...badge} repo={repo} />
      ))}
    </ul>
  );
}

function BadgeImage({ label, src, repo }: { label: string; src: string; repo: string }): ReactNode {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <li>
      <img src={src} alt={`${repo}: ${label}`} width={90} height={20} loading="lazy" onError={() => setFailed(true)} />
    </li>
  );
}
