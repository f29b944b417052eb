import { type ReactNode, useState } from "react";
import { RANKS, type Rank, type ShownSupporter } from "#model/supporter.ts";
import * as strings from "#strings";
import backer from "#supporters/backer.json";
import bronze from "#supporters/bronze.json";
import counts from "#supporters/counts.json";
import gold from "#supporters/gold.json";
import latest from "#supporters/latest.json";
import platinum from "#supporters/platinum.json";
import silver from "#supporters/silver.json";
import { initialsOf } from "../../text/initials.ts";
import type { PageComponent } from "../page-component.ts";
import { useFetched } from "../use-fetched.ts";
import styles from "./supporters.module.css";

/** The URL of each rank's file. */
const LISTS: Record<Rank, string> = { latest, platinum, gold, silver, bronze, backer };

/**
 * The supporters of one rank; one without any says so. The list is a file that browsers fetch. Until it arrives, as
 * many empty entries reserve its space, so that nothing moves.  @example <Supporters rank="gold" />
 */
export const Supporters: PageComponent<"rank"> = ({ props }): ReactNode => {
  const rank = RANKS.find((each) => each === props.rank);
  const count = rank === undefined ? 0 : counts[rank];
  const supporters = useFetched<ShownSupporter[]>(rank === undefined || count === 0 ? undefined : LISTS[rank]);
  if (rank === undefined) return null;
  const id = `supporters-${rank}`;
  return (
    <section aria-labelledby={id} className={styles["rank"]} data-rank={rank}>
      <h3 id={id}>{strings.components.supporters[rank]}</h3>
      {count === 0 ? (
        <p>{strings.components.supporters.none}</p>
      ) : (
        <SupporterList supporters={supporters} count={count} />
      )}
    </section>
  );
};

type ListProps = { supporters: ShownSupporter[] | "failed" | undefined; count: number };

function SupporterList({ supporters, count }: ListProps): ReactNode {
  if (supporters === "failed") return <p>{strings.components.supporters.failed}</p>;
  return (
    <>
      {supporters === undefined && <p>{strings.common.loading}</p>}
      <ul aria-busy={supporters === undefined}>
        {supporters?.map((supporter) => (
          <li key={supporter.url + supporter.name}>
            <a href={supporter.url} rel="noopener noreferrer nofollow">
              <SupporterImage {...supporter} />
              <span>{supporter.name}</span>
            </a>
          </li>
        )) ?? Array.from({ length: count }, (_, place) => <li key={place} />)}
      </ul>
    </>
  );
}

function SupporterImage({ name, avatar }: ShownSupporter): ReactNode {
  const [failed, setFailed] = useState(false);
  if (avatar === undefined || failed)
    return (
      <span className="initials" aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  return <img src={avatar} alt="" width={64} height={64} loading="lazy" onError={() => setFailed(true)} />;
}
