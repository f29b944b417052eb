import { type ReactNode, useRef, useState } from "react";
import { trustedHtml } from "../../browser/trusted.ts";
import { Part } from "../../failure/part.tsx";
import { ArticleBehavior, type ArticleProps } from "../article-behavior.tsx";
import styles from "./page-screen.module.css";

type Props = ArticleProps & {
  /** True while a slow page is loading. */
  isBusy: boolean;
};

/** Shows the HTML that the build rendered for a page. Each visit needs a new instance. */
export function Main({ page, visit, isBusy, onRead }: Props): ReactNode {
  const main = useRef<HTMLElement>(null);
  // Hydration keeps the document's own HTML. React sets it again if an extension or a translation has changed the page.
  const [html] = useState(() => ({ __html: trustedHtml(page.main) }));
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
      <Part name="behavior">
        <ArticleBehavior main={main} page={page} visit={visit} onRead={onRead} />
      </Part>
    </>
  );
}
