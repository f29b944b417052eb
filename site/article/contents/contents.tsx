import { memo, type ReactNode, useRef } from "react";
import type { Anchor } from "#model/page.ts";
import * as strings from "#strings";
import { AnchorList } from "../../anchors/anchor-list.tsx";
import { countAnchors, MOST_IN_DOCUMENT } from "../../anchors/count-anchors.ts";
import { useCurrentInView } from "../../anchors/use-current-in-view.ts";
import styles from "./contents.module.css";

type Props = { anchors: readonly Anchor[]; activeId: string | undefined; hasColumn: boolean };

/** Lists the page's headings on wide screens, unless there are fewer than two. */
export const Contents = memo(function Contents({ anchors, activeId, hasColumn }: Props): ReactNode {
  const column = useRef<HTMLElement>(null);
  useCurrentInView(column, `${hasColumn} ${activeId}`);
  const count = countAnchors(anchors);
  const isListed = hasColumn || count <= MOST_IN_DOCUMENT;
  if (count < 2) return null;
  return (
    <nav ref={column} aria-label={strings.shell.contents} className={styles["contents"]} hidden={!isListed}>
      <p aria-hidden="true">{strings.shell.contents}</p>
      {isListed && <AnchorList anchors={anchors} activeId={activeId} />}
    </nav>
  );
});
