import type { ComponentProps, ReactNode } from "react";
import { Part } from "../../failure/part.tsx";
import { Sidebar } from "../../sidebar/sidebar.tsx";
import { Contents } from "../contents/contents.tsx";
import { useContentsColumn } from "../contents/use-contents-column.ts";
import { Main } from "./main.tsx";
import styles from "./page-screen.module.css";

type Props = ComponentProps<typeof Main> & {
  /** The heading being read; undefined above the first. */
  activeId: string | undefined;
};

/** Renders a page's sidebar, main part and contents. */
export function PageScreen({ page, visit, isBusy, activeId, onRead }: Props): ReactNode {
  const { url, groups, anchors } = page;
  // Above the first heading, the first is the next to be read.
  const markedId = activeId ?? anchors[0]?.id;
  const hasColumn = useContentsColumn();
  return (
    <div className={groups && styles["layout"]}>
      <Part name="menu">
        <Sidebar
          url={url}
          inVersion4={page.inVersion4 === true}
          visit={visit}
          groups={groups}
          anchors={anchors}
          activeId={markedId}
          hasColumn={hasColumn}
        />
      </Part>
      <Main key={visit} page={page} visit={visit} isBusy={isBusy} onRead={onRead} />
      {groups !== undefined && (
        <Part name="contents">
          <Contents anchors={anchors} activeId={markedId} hasColumn={hasColumn} />
        </Part>
      )}
    </div>
  );
}
