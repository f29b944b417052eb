import type { ReactNode } from "react";
import type { Link } from "#model/page.ts";
import * as strings from "#strings";
import styles from "./neighbors.module.css";

type Props = { previous: Link | undefined; next: Link | undefined };

/** The pages before and after this one in the sidebar. */
export function Neighbors({ previous, next }: Props): ReactNode {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav aria-label={strings.page.previousAndNext} className={styles["neighbors"]}>
      {previous && (
        <a href={previous.url} rel="prev">
          <span>{strings.page.previous}</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.url} rel="next">
          <span>{strings.page.next}</span>
          {next.title}
        </a>
      )}
    </nav>
  );
}
