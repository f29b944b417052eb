import type { ReactNode } from "react";
import type { Link } from "#model/page.ts";
import * as strings from "#strings";
import styles from "./breadcrumb.module.css";

type Props = { links: readonly Link[]; title: string };

/** The pages above this one; nothing on a section's index page. */
export function Breadcrumb({ links, title }: Props): ReactNode {
  if (links.length === 0) return null;
  return (
    <nav aria-label={strings.page.breadcrumb} className={styles["breadcrumb"]}>
      <ol>
        {links.map((link) => (
          <li key={link.url}>
            <a href={link.url}>{link.title}</a>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
