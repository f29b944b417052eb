import type { ReactNode } from "react";
import type { PackageLine as Package } from "#model/page.ts";
import * as strings from "#strings";
import { phrase } from "../../text/phrase.ts";
import noteStyles from "../note.module.css";
import styles from "./package-line.module.css";

/** The package and version that the page documents; for a deprecated one, also the reason and the replacement. */
export function PackageLine({
  package: { name, version, url, published, deprecated, replacement },
}: {
  package: Package;
}): ReactNode {
  const words = replacement && <Words text={replacement.text} />;
  return (
    <>
      <p className={styles["line"]}>
        <a href={url}>
          {name} {version}
        </a>
        {published !== undefined && phrase(strings.page.published(<time dateTime={published}>{published}</time>))}
      </p>
      {deprecated !== undefined && (
        <div role="note" className={`${noteStyles["note"]} ${styles["deprecated"]}`}>
          <p>
            <strong>{strings.page.deprecated}</strong> {deprecated}
          </p>
          {replacement !== undefined && (
            <p>
              {phrase(
                strings.page.replacement(replacement.url === undefined ? words : <a href={replacement.url}>{words}</a>),
              )}
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** Text with `code` in it. */
function Words({ text }: { text: string }): ReactNode {
  return text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
