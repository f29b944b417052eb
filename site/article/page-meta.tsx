import type { ReactNode } from "react";
import type { Page } from "#model/page.ts";
import { exampleUrl } from "#model/url.ts";
import { EDIT, GITHUB, Icon, LINK, PRINT } from "../shell/icons.tsx";
import { Contributors } from "./contributors.tsx";
import styles from "./page-meta.module.css";

/** Below the article: where to read on, who wrote it, where to edit it, and when it was changed. Its buttons: page-actions.ts. */
export function PageMeta({ page }: { page: Page }): ReactNode {
  return (
    <footer className={styles["meta"]}>
      {page.related.length > 0 && (
        <section aria-labelledby="further-reading">
          <h2 id="further-reading">Further Reading</h2>
          <ul>
            {page.related.map((link) => (
              <li key={link.url}>
                <a href={link.url}>{link.title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {page.examples !== undefined && <Projects names={page.examples} />}
      {page.contributors.length > 0 && <Contributors handles={page.contributors} />}
      <div className={styles["actions"]}>
        {page.repoUrl !== undefined && (
          <a href={page.repoUrl}>
            <Icon path={GITHUB} />
            Jump to Repository
          </a>
        )}
        {page.sourceUrl !== undefined && <a href={page.sourceUrl}>Source</a>}
        <a href={page.editUrl}>
          <Icon path={EDIT} />
          Edit Document
        </a>
        <button type="button" aria-label="Print" data-action="print">
          <Icon path={PRINT} />
          Print Document
        </button>
        <button type="button" data-action="copy-link">
          <Icon path={LINK} />
          <span>Copy link</span>
        </button>
        {page.printableUrl !== undefined && (
          <a href={page.printableUrl}>All pages of {page.section.title} for printing</a>
        )}
        {page.verifiedWith !== undefined && <p>Examples verified with webpack {page.verifiedWith}</p>}
        {page.changed !== undefined && (
          <p>
            Last changed <time dateTime={page.changed}>{page.changed}</time>
          </p>
        )}
      </div>
    </footer>
  );
}

function Projects({ names }: { names: readonly string[] }): ReactNode {
  return (
    <p className={styles["projects"]}>
      Projects of this page:
      {names.map((name) => (
        <a key={name} href={exampleUrl(name)} download>
          {name}.zip
        </a>
      ))}
    </p>
  );
}
