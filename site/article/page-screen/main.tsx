import { type ReactNode, useRef, useState } from "react";
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
  // Hydration keeps the document's own HTML. React sets it again if an extension or a translation has changed the page.
  const [html] = useState(() => ({
    __html: trustedHtml(page.main || (document.getElementById("content")?.innerHTML ?? "")),
  }));
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
