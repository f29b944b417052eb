import type { ReactNode } from "react";
import type { Page } from "#model/page.ts";
import * as strings from "#strings";
import { phrase } from "../../text/phrase.ts";
import styles from "./page-facts.module.css";

/** How many people are named; the others are counted. */
const NAMED = 2;

/** The line below a title: when the page was changed, and who worked on it. */
export function PageFacts({ page: { changed, contributors } }: { page: Page }): ReactNode {
  if (changed === undefined && contributors.length === 0) return null;
  const names = contributors.slice(0, NAMED).map(({ name }) => name);
  return (
    <p className={styles["facts"]}>
      {changed !== undefined && phrase([...strings.page.changed(<time dateTime={changed}>{changed}</time>), " "])}
      {names.length > 0 && (
        <a href="#contributors" className="screen-only">
          {strings.page.writtenBy(names.join(", "), contributors.length - names.length)}
        </a>
      )}
    </p>
  );
}
