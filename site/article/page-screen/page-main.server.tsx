import type { ReactNode } from "react";
import type { Page } from "#model/page.ts";
import { Breakable } from "../../prose/breakable.tsx";
import { Prose } from "../../prose/prose.server.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.server.tsx";
import { Cover } from "../cover/cover.server.tsx";
import { Neighbors } from "../neighbors/neighbors.server.tsx";
import { PackageLine } from "../package-line/package-line.server.tsx";
import { PageFacts } from "../page-facts/page-facts.server.tsx";
import { PageMeta } from "../page-meta/page-meta.server.tsx";
import { PostList } from "../post-list/post-list.server.tsx";
import { TranslationNote } from "../translation-note/translation-note.server.tsx";
import styles from "./page-screen.module.css";

/** The article and what surrounds it, which only the build renders. */
export function PageMain({ page }: { page: Page }): ReactNode {
  const { date } = page.frontMatter;
  return (
    <>
      <Breadcrumb url={page.url} links={page.breadcrumbs} title={page.title} />
      <article className={styles["article"]} lang={page.lang} dir={page.dir}>
        <h1 tabIndex={-1} className={styles["title"]}>
          <Breakable text={page.title} />
        </h1>
        {date !== undefined && <time dateTime={date}>{date}</time>}
        {date === undefined ? <PageFacts page={page} /> : <Cover title={page.title} />}
        {page.package !== undefined && <PackageLine package={page.package} />}
        <TranslationNote translation={page.translation} />
        <Prose html={page.html} />
        {page.posts !== undefined && <PostList posts={page.posts} />}
      </article>
      <PageMeta page={page} />
      <Neighbors previous={page.previous} next={page.next} />
    </>
  );
}
