import type { ReactNode } from "react";
import type { Result } from "#search/engine/group-hits.ts";
import type { Part } from "#search/engine/snippet-of.ts";
import styles from "./results.module.css";

/** Renders a result: its title, path and snippet with highlights. */
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
