import type { ReactNode } from "react";
import type { PageFrame } from "#model/page.ts";
import { Prose } from "../prose/prose.tsx";
import styles from "./home-screen.module.css";

type Props = { page: PageFrame; html: string | undefined; revision: number };

/** The home page: its article alone, as wide as the window allows. */
export function HomeScreen({ page, html, revision }: Props): ReactNode {
  return (
    <main id="content" className={styles["home"]}>
      <Prose key={`${page.url} ${revision}`} html={html} islands={page.islands} />
    </main>
  );
}
