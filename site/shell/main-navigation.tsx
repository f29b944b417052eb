import type { ReactNode } from "react";
import { sectionOf } from "#model/url.ts";
import siteData from "#site-data";
import styles from "./main-navigation.module.css";

/** The first row of links: in the header, and on a narrow screen in the menu. */
export function MainNavigation({ url }: { url: string }): ReactNode {
  const section = sectionOf(url);
  return (
    <nav aria-label="Main" className={styles["main"]}>
      <ul>
        {siteData.navigation.map((item) => (
          <li key={item.url}>
            <a href={item.url} aria-current={item.sections.includes(section) ? "true" : undefined}>
              {item.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
