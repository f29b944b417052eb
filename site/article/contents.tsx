import { type ReactNode, useDeferredValue } from "react";
import type { Anchor } from "#model/page.ts";
import { Breakable } from "../prose/breakable.tsx";
import styles from "./contents.module.css";
import { useRoomBeside } from "./use-room-beside.ts";

type Props = { anchors: readonly Anchor[] /** Id of the heading being read. */; active: string | undefined };

/** With more headings a document does not carry them a second time: the sidebar has them. */
const MANY = 60;

/**
 * The page's headings, with the one being read marked. Nothing on a page with fewer than two; on one with many they are written
 * by script, only where there is room to see them.
 */
export function Contents({ anchors, active }: Props): ReactNode {
  const hasRoom = useDeferredValue(useRoomBeside());
  const count = anchors.reduce((sum, { children = [] }) => sum + 1 + children.length, 0);
  if (count < 2 || (count > MANY && !hasRoom)) return null;
  return (
    <nav aria-label="On this page" className={styles["contents"]}>
      <p aria-hidden="true">On this page</p>
      <AnchorList anchors={anchors} active={active} />
    </nav>
  );
}

function AnchorList({ anchors, active }: Props): ReactNode {
  return (
    <ul>
      {anchors.map((anchor) => (
        <li key={anchor.id}>
          <a href={`#${encodeURIComponent(anchor.id)}`} aria-current={anchor.id === active ? "location" : undefined}>
            <Breakable text={anchor.title} />
          </a>
          {anchor.children && <AnchorList anchors={anchor.children} active={active} />}
        </li>
      ))}
    </ul>
  );
}
