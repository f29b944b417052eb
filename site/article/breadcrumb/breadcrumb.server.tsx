import type { ReactNode } from "react";
import { cellsOfSection } from "#model/cube-cells.ts";
import type { Link } from "#model/page.ts";
import { sectionOf } from "#model/url.ts";
import * as strings from "#strings";
import { CellCube } from "../../drawings/cell-cube.tsx";
import styles from "./breadcrumb.module.css";

type Props = { url: string; links: readonly Link[]; title: string };

/** Shows the cube of the page's section and links to the pages above; a section's index page only has a larger cube. */
export function Breadcrumb({ url, links, title }: Props): ReactNode {
  const lit = cellsOfSection(sectionOf(url));
  if (links.length === 0) return <CellCube lit={lit} className={styles["mark"]} />;
  return (
    <nav aria-label={strings.page.breadcrumb} className={styles["breadcrumb"]}>
      <CellCube lit={lit} className={styles["cube"]} />
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
