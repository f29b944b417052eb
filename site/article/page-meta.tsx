import type { ReactNode } from "react";
import type { PageFrame } from "#model/page.ts";
import styles from "./page-meta.module.css";

/** Below the article: where to read on, who wrote it, where to edit it. */
export function PageMeta({ page }: { page: PageFrame }): ReactNode {
  return (
    <footer className={styles["meta"]}>
      {page.related.length > 0 && (
        <section aria-labelledby="further-reading">
          <h2 id="further-reading">Further reading</h2>
          <ul>
            {page.related.map((link) => (
              <li key={link.url}>
                <a href={link.url}>{link.title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {page.contributors.length > 0 && (
        <section aria-labelledby="contributors">
          <h2 id="contributors">Contributors</h2>
          <ul className={styles["inline"]}>
            {page.contributors.map((handle) => (
              <li key={handle}>
                <a href={`https://github.com/${handle}`}>{handle}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles["links"]}>
        <a href={page.editUrl}>Edit this page</a>
        {page.repoUrl !== undefined && <a href={page.repoUrl}>Jump to repository</a>}
      </p>
    </footer>
  );
}
