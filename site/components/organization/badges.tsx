import { type ReactNode, useEffect, useRef, useState } from "react";
import siteData from "#site-data";
import { badgeUrls } from "./badge-urls.ts";
import styles from "./badges.module.css";
import type { BadgeHost } from "./use-badge-host.ts";

type Props = { repo: string; branch: string; npm: string; host: BadgeHost };

/** A repository's badges: third-party images that are requested once they're in view. Hidden if none of them loads. */
export function Badges({ repo, branch, npm, host: { state, probe } }: Props): ReactNode {
  const element = useRef<HTMLUListElement>(null);
  const [badges, setBadges] = useState<ReturnType<typeof badgeUrls>>();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const isHidden = state === "unreachable";
  useEffect(() => {
    if (element.current === null || isHidden) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      const urls = badgeUrls({ host: siteData.services.badges, repo, branch, npm, now: new Date() });
      setBadges(urls);
      probe(urls[0]?.src ?? "");
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [repo, branch, npm, probe, isHidden]);
  const shown = badges?.filter(({ label }) => !failed.includes(label));
  if (isHidden || shown?.length === 0) return null;
  return (
    <ul ref={element} className={styles["badges"]}>
      {state === "reachable" &&
        shown?.map(({ label, src }) => (
          <li key={label}>
            <img
              src={src}
              alt={`${repo}: ${label}`}
              width={90}
              height={20}
              loading="lazy"
              onError={() => setFailed((labels) => [...labels, label])}
            />
          </li>
        ))}
    </ul>
  );
}
