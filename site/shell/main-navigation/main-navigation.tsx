import type { ReactNode } from "react";
import { sectionOf } from "#model/url.ts";
import siteData from "#site-data";
import * as strings from "#strings";
import styles from "./main-navigation.module.css";

/** Links outside the documentation, whose sections are listed one by one. */
export const OTHERS = siteData.navigation.filter(
  ({ url }) => !siteData.sections.some((section) => section.url === url),
);

/** The links outside the documentation: in the header, and on a narrow screen in the menu. */
export function MainNavigation({ url }: { url: string }): ReactNode {
  const section = sectionOf(url);
  return (
    <nav aria-label={strings.shell.main} className={styles["main"]}>
      <ul>
        {OTHERS.map((item) => (
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
