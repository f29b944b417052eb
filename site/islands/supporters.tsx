import type { ReactNode } from "react";
import backer from "#data/supporters/backer.json";
import bronze from "#data/supporters/bronze.json";
import counts from "#data/supporters/counts.json";
import gold from "#data/supporters/gold.json";
import latest from "#data/supporters/latest.json";
import platinum from "#data/supporters/platinum.json";
import silver from "#data/supporters/silver.json";
import type { IslandComponent } from "./islands.ts";
import styles from "./supporters.module.css";
import { useFetched } from "./use-fetched.ts";

type Supporter = { name: string; url: string; avatar: string };

const RANKS: Record<string, { title: string /** Address of its file. */; list: string }> = {
  latest: { title: "Latest supporters", list: latest },
  platinum: { title: "Platinum sponsors", list: platinum },
  gold: { title: "Gold sponsors", list: gold },
  silver: { title: "Silver sponsors", list: silver },
  bronze: { title: "Bronze sponsors", list: bronze },
  backer: { title: "Backers", list: backer },
};

/**
 * Those who support the team with one rank of donations; nothing for a rank that nobody has. Rendered in the browser only:
 * each rank is a file of its own, and its place is as high as its list.
 */
export const Supporters: IslandComponent = ({ props }): ReactNode => {
  const name = String(props["rank"]);
  const rank = RANKS[name];
  const empty = (counts[name] ?? 0) === 0;
  const supporters = useFetched<Supporter[]>(empty ? undefined : rank?.list);
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
