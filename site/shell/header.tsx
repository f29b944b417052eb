import type { ReactNode } from "react";
import { sectionOf } from "#model/url.ts";
import siteData from "#site-data";
import { ThemeMenu } from "../theme/theme-menu.tsx";
import styles from "./header.module.css";
import { Mark } from "./mark.tsx";

type Props = { url: string /** The page has a sidebar that a narrow screen opens as a menu. */; hasMenu: boolean };

export function Header({ url, hasMenu }: Props): ReactNode {
  const section = sectionOf(url);
  return (
    <header className={styles["header"]}>
      <div className={styles["row"]}>
        {hasMenu && (
          <button type="button" className={styles["menu"]} popoverTarget="menu" aria-label="Open menu">
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M3 5.5h14M3 10h14M3 14.5h14" />
            </svg>
          </button>
        )}
        <a href="/" className={styles["brand"]}>
          <Mark />
          {siteData.name}
        </a>
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
        <ThemeMenu />
        <a href={siteData.repositoryUrl} className={styles["icon"]}>
          <span className="visually-hidden">GitHub repository</span>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="m7 5-5 5 5 5M13 5l5 5-5 5" />
          </svg>
        </a>
      </div>
      {siteData.sections.length > 1 && (
        <nav aria-label="Sections" className={styles["sections"]}>
          <ul>
            {siteData.sections.map((link) => (
              <li key={link.url}>
                <a href={link.url} aria-current={sectionOf(link.url) === section ? "true" : undefined}>
                  {link.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}
