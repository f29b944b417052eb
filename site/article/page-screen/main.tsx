import { type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import type { ShownPage } from "#model/page.ts";
import { useIslands } from "../../components/use-islands.tsx";
import { trustedHtml } from "../../trusted.ts";
import { Avatars } from "../contributors/avatars.tsx";
import { Preview } from "../preview/preview.tsx";
import { SectionLink } from "../section-link.tsx";
import { useActions } from "../use-actions.ts";
import { type OnRead, useActiveHeading } from "../use-active-heading.ts";
import { useTabs } from "../use-tabs.ts";
import styles from "./page-screen.module.css";

type Props = {
  page: ShownPage;
  visit: number;
  /** True while a slow page is loading. */
  isBusy: boolean;
  /** Called with the heading being read. */
  onRead: OnRead;
};

/** Shows the HTML that the build rendered for a page and makes it interactive. Each visit needs a new instance. */
export function Main({ page, visit, isBusy, onRead }: Props): ReactNode {
  const main = useRef<HTMLElement>(null);
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [html] = useState(() => htmlOf(page, isHydrating));
  useTabs(main);
  useActions(main);
  useIslands(main, page.islands, visit === 0);
  useActiveHeading(main, visit, onRead);
  return (
    <>
      <main
        ref={main}
        id="content"
        className={styles[page.groups === undefined ? "home" : "main"]}
        aria-busy={isBusy}
        suppressHydrationWarning
        dangerouslySetInnerHTML={html}
      />
      <SectionLink main={main} />
      <Avatars main={main} />
      <Preview main={main} />
    </>
  );
}

/**
 * Returns the HTML of the main part. Hydration keeps the document's own HTML. It's only read if React renders the whole
 * document again because an extension or a translation has changed it.
 */
function htmlOf({ main }: ShownPage, isHydrating: boolean): { __html: string } {
  if (main !== "" || isHydrating) return { __html: trustedHtml(main) };
  return { __html: trustedHtml(document.getElementById("content")?.innerHTML ?? "") };
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
