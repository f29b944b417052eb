import { type ReactNode, useMemo, useRef, useSyncExternalStore } from "react";
import type { Anchor, ShownPage } from "#model/page.ts";
import { Sidebar } from "../../sidebar/sidebar.tsx";
import { trustedHtml } from "../../trusted.ts";
import { Contents } from "../contents/contents.tsx";
import { useContentsColumn } from "../contents/use-contents-column.ts";
import { Preview } from "../preview/preview.tsx";
import type { OnRead } from "../use-active-heading.ts";
import { useArticle } from "../use-article.ts";
import styles from "./page-screen.module.css";

type Props = {
  page: ShownPage;
  visit: number;
  /** True while a slow page is loading. */
  isBusy: boolean;
  /** The heading being read; undefined above the first. */
  activeId: string | undefined;
  onRead: OnRead;
};

const NONE: readonly Anchor[] = [];

/** Renders a page's sidebar, main part and contents. */
export function PageScreen({ page, visit, isBusy, activeId, onRead }: Props): ReactNode {
  const main = useRef<HTMLElement>(null);
  const { url, groups, anchors } = page;
  // Above the first heading, the first is the next to be read.
  const markedId = activeId ?? anchors[0]?.id;
  useArticle(main, visit, page.islands, onRead);
  const hasColumn = useContentsColumn();
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the HTML stays when hydration ends
  const html = useMemo(() => htmlOf(page, isHydrating), [page]);
  return (
    <div className={groups && styles["layout"]}>
      <Sidebar
        url={url}
        inVersion4={page.inVersion4 === true}
        visit={visit}
        groups={groups}
        anchors={hasColumn ? NONE : anchors}
        activeId={hasColumn ? undefined : markedId}
      />
      <main
        key={visit}
        ref={main}
        id="content"
        className={styles[groups === undefined ? "home" : "main"]}
        aria-busy={isBusy}
        suppressHydrationWarning
        dangerouslySetInnerHTML={html}
      />
      <Preview main={main} visit={visit} />
      {groups !== undefined && <Contents anchors={anchors} activeId={markedId} hasColumn={hasColumn} />}
    </div>
  );
}

/**
 * The HTML of the main part. Hydration keeps a document's own, which is only read where React renders everything again,
 * because an extension or a translation has changed the document before.
 */
function htmlOf({ main }: ShownPage, isHydrating: boolean): { __html: string } {
  if (main !== "" || isHydrating) return { __html: trustedHtml(main) };
  return { __html: trustedHtml(document.getElementById("content")?.innerHTML ?? "") };
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
