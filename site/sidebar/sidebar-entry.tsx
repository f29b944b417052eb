import type { ReactNode } from "react";
import type { Anchor, SidebarLink } from "#model/page.ts";
import { rowsClass } from "#model/rows-class.ts";
import { Breakable } from "../prose/breakable.tsx";
import styles from "./sidebar-entry.module.css";

type Props = {
  link: SidebarLink /** Headings, of the current page alone: toggle-entry.ts adds those of another. */;
  anchors: readonly Anchor[] | undefined;
};

/** One page, which opens to its headings. The current one is open. */
export function SidebarEntry({ link, anchors }: Props): ReactNode {
  // A level 1 heading is the page itself: only what is below it is shown.
  const shown = anchors?.flatMap((anchor) => (anchor.level === 1 ? (anchor.children ?? []) : [anchor])) ?? [];
  return (
    <li className={anchors === undefined ? styles["entry"] : `${styles["entry"]} ${styles["current"]}`}>
      <a href={link.url} aria-current={anchors === undefined ? undefined : "page"}>
        <Breakable text={link.title} />
      </a>
      {link.hasAnchors && (
        <button type="button" aria-expanded={anchors !== undefined} aria-label={`Headings of ${link.title}`}>
          <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true" className="icon">
            <path d="m7 4 6 6-6 6" />
          </svg>
        </button>
      )}
      {shown.length > 0 && <AnchorLinks anchors={shown} />}
    </li>
  );
}

function AnchorLinks({ anchors }: { anchors: readonly Anchor[] }): ReactNode {
  return (
    <ul>
      {anchors.map((anchor) => (
        <li key={anchor.id} className={anchor.children && rowsClass(countRows(anchor))}>
          <a href={`#${encodeURIComponent(anchor.id)}`}>
            <Breakable text={anchor.title} />
          </a>
          {anchor.children && <AnchorLinks anchors={anchor.children} />}
        </li>
      ))}
    </ul>
  );
}

function countRows({ children = [] }: Anchor): number {
  return children.reduce((sum, child) => sum + countRows(child), 1);
}
