import type { ReactNode } from "react";
import type { Result } from "./group-hits.ts";
import styles from "./results.module.css";
import type { Part } from "./snippet-of.ts";

/** What one result says: its heading, the way to it, and a piece of its text with what was looked for marked. */
export function ResultText({ result }: { result: Result }): ReactNode {
  return (
    <>
      <span className={styles["title"]}>
        {result.path.map((title) => (
          <span key={title} className={styles["path"]}>
            {title} ›{" "}
          </span>
        ))}
        <Marked parts={result.title} />
      </span>
      {result.snippet.length > 0 && (
        <span className={styles["snippet"]}>
          <Marked parts={result.snippet} />
        </span>
      )}
    </>
  );
}

function Marked({ parts }: { parts: readonly Part[] }): ReactNode {
  return parts.map(({ text, marked }, position) =>
    marked ? (
      <mark key={position}>{text}</mark>
    ) : (
      <span key={position}>
        {/^\.\w/.test(text) && <wbr />}
        {text}
      </span>
    ),
  );
}
