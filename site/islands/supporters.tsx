import { type ReactNode, useEffect, useState } from "react";
import counts from "#data/supporters/counts.json";
import type { IslandComponent } from "./islands.ts";
import styles from "./supporters.module.css";

type Supporter = { name: string; url: string; avatar: string };

const RANKS: Record<string, { title: string; load: () => Promise<{ default: Supporter[] }> }> = {
  latest: { title: "Latest supporters", load: () => import("#data/supporters/latest.json") },
  platinum: { title: "Platinum sponsors", load: () => import("#data/supporters/platinum.json") },
  gold: { title: "Gold sponsors", load: () => import("#data/supporters/gold.json") },
  silver: { title: "Silver sponsors", load: () => import("#data/supporters/silver.json") },
  bronze: { title: "Bronze sponsors", load: () => import("#data/supporters/bronze.json") },
  backer: { title: "Backers", load: () => import("#data/supporters/backer.json") },
};

/**
 * Those who support the team with one rank of donations; nothing for a rank that nobody has. Rendered in the browser only:
 * each rank is a chunk of its own, and its place is as high as its list.
 */
export const Supporters: IslandComponent = ({ props }): ReactNode => {
  const name = String(props["rank"]);
  const rank = RANKS[name];
  const empty = (counts[name] ?? 0) === 0;
  const [supporters, setSupporters] = useState<Supporter[] | "failed">();
  useEffect(() => {
    if (empty) return;
    rank?.load().then(
      (module) => setSupporters(module.default),
      () => setSupporters("failed"),
    );
  }, [rank, empty]);
  if (rank === undefined || empty) return null;
  return (
    <section aria-labelledby={`supporters-${name}`} className={styles["rank"]} data-rank={name}>
      <h3 id={`supporters-${name}`}>{rank.title}</h3>
      {Array.isArray(supporters) ? (
        <ul>
          {supporters.map((supporter) => (
            <li key={supporter.name}>
              <a href={supporter.url} rel="noopener noreferrer nofollow" title={supporter.name}>
                <img src={supporter.avatar} alt={supporter.name} width={64} height={64} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p>{supporters === undefined ? "Loading…" : "The list could not be loaded."}</p>
      )}
    </section>
  );
};
