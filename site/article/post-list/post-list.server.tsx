import type { ReactNode } from "react";
import type { Post } from "#model/page.ts";
import * as strings from "#strings";
import { Cover } from "../cover/cover.server.tsx";
import styles from "./post-list.module.css";

/** The posts of a blog, newest first. */
export function PostList({ posts }: { posts: readonly Post[] }): ReactNode {
  return (
    <ol className={styles["posts"]} aria-label={strings.page.posts}>
      {posts.map((post) => (
        <li key={post.url} className="linked">
          <Cover title={post.title} />
          <div>
            <time dateTime={post.date}>{post.date}</time>
            <h2>
              <a href={post.url}>{post.title}</a>
            </h2>
            <p>{post.teaser}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
