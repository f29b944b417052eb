import type { ReactNode } from "react";
import type { Page } from "#model/page.ts";
import { Breakable } from "../prose/breakable.tsx";
import { Prose } from "../prose/prose.tsx";
import { Sidebar } from "../sidebar/sidebar.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { Contents } from "./contents.tsx";
import { Neighbours } from "./neighbours.tsx";
import { PackageLine } from "./package-line.tsx";
import { PageMeta } from "./page-meta.tsx";
import styles from "./page-screen.module.css";
import { PostList } from "./post-list.tsx";

/** Sidebar, article and its surroundings. */
export function PageScreen({ page }: { page: Page }): ReactNode {
  return (
    <div className={styles["layout"]}>
      <Sidebar page={page} />
      <main id="content" className={styles["main"]} aria-busy={false}>
        <Breadcrumb links={page.breadcrumbs} title={page.title} />
        <article className={styles["article"]}>
          <h1 tabIndex={-1} className={styles["title"]}>
            <Breakable text={page.title} />
          </h1>
          {page.date !== undefined && <time dateTime={page.date}>{page.date}</time>}
          {page.package !== undefined && <PackageLine package={page.package} />}
          <Prose html={page.html} />
          {page.posts !== undefined && <PostList posts={page.posts} />}
        </article>
        <PageMeta page={page} />
        <Neighbours previous={page.previous} next={page.next} />
      </main>
      <Contents anchors={page.anchors} />
    </div>
  );
}
