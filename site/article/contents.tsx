import type { ReactNode } from "react";
import type { Anchor } from "#model/page.ts";
import { Breakable } from "../prose/breakable.tsx";
import styles from "./contents.module.css";

type Props = { anchors: readonly Anchor[] };

/** With more headings a document does not carry them a second time: the sidebar has them. */
const MANY = 60;

/** The page's headings. Nothing on a page with fewer than two; on one with many fill-contents.ts writes them. */
export function Contents({ anchors }: Props): ReactNode {
  const count = anchors.reduce((sum, { children = [] }) => sum + 1 + children.length, 0);
  if (count < 2) return null;
  return (
    <nav aria-label="On this page" className={styles["contents"]} hidden={count > MANY}>
      <p aria-hidden="true">On this page</p>
      {count <= MANY && <AnchorList anchors={anchors} />}
    </nav>
  );
}

function AnchorList({ anchors }: Props): ReactNode {
  return (
    <ul>
      {anchors.map((anchor) => (
        <li key={anchor.id}>
          <a href={`#${encodeURIComponent(anchor.id)}`}>
            <Breakable text={anchor.title} />
          </a>
          {anchor.children && <AnchorList anchors={anchor.children} />}
        </li>
      ))}
    </ul>
  );
}
