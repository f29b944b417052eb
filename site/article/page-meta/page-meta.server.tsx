import type { ReactNode } from "react";
import type { Page } from "#model/page.ts";
import { exampleUrl } from "#model/url.ts";
import * as strings from "#strings";
import { COPY, EDIT, GITHUB, Icon, LINK, LogoIcon, PRINT } from "../../drawings/icons.tsx";
import { Contributors } from "../contributors/contributors.server.tsx";
import styles from "./page-meta.module.css";

/**
 * The part below the article: where to read on, who wrote it and where to edit it. use-actions.ts handles the buttons.
 */
export function PageMeta({ page }: { page: Page }): ReactNode {
  const { repo, source } = page.frontMatter;
  return (
    <footer className={styles["meta"]}>
      {page.related.length > 0 && (
        <section aria-labelledby="further-reading" className={styles["related"]}>
          <h2 id="further-reading">{strings.page.furtherReading}</h2>
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
      {page.contributors.length > 0 && <Contributors contributors={page.contributors} />}
      <div className={styles["actions"]}>
        {repo !== undefined && (
          <a href={repo}>
            <LogoIcon logo={GITHUB} />
            {strings.page.repository}
          </a>
        )}
        {source !== undefined && <a href={source}>{strings.page.source}</a>}
        <a href={page.editUrl}>
          <Icon path={EDIT} />
          {strings.page.edit}
        </a>
        <button type="button" data-action="print">
          <Icon path={PRINT} />
          {strings.page.print}
        </button>
        <button type="button" data-action="copy-link">
          <Icon path={LINK} />
          <span>{strings.page.copyLink}</span>
        </button>
        {page.issueUrl !== undefined && (
          <>
            <button type="button" data-action="copy-page">
              <Icon path={COPY} />
              <span>{strings.page.copyPage}</span>
            </button>
            <a href={page.issueUrl} data-action="report">
              {strings.page.report}
            </a>
          </>
        )}
        {page.printableUrl !== undefined && (
          <a href={page.printableUrl}>{strings.page.printable(page.section.title)}</a>
        )}
        {page.verifiedWith !== undefined && <p>{strings.page.verified(page.verifiedWith)}</p>}
      </div>
    </footer>
  );
}

function Projects({ names }: { names: readonly string[] }): ReactNode {
  return (
    <p className={styles["projects"]}>
      {strings.page.projects}
      {names.map((name) => (
        <a key={name} href={exampleUrl(name)} download>
          {name}.zip
        </a>
      ))}
    </p>
  );
}
