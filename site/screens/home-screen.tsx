import type { ReactNode } from "react";
import type { Page } from "#model/page.ts";
import { Prose } from "../prose/prose.tsx";
import styles from "./home-screen.module.css";

/** The home page: its article alone, as wide as the window allows. */
export function HomeScreen({ page }: { page: Page }): ReactNode {
  return (
    <main id="content" className={styles["home"]}>
      <Prose html={page.html} />
    </main>
  );
}
