import type { ReactNode } from "react";
import { OFFLINE_URL } from "#model/offline.ts";
import type { Link } from "#model/page.ts";
import siteData from "#site-data";
import { Chat } from "./chat.tsx";
import styles from "./footer.module.css";
import { Mark } from "./mark.tsx";

export function Footer(): ReactNode {
  return (
    <footer className={styles["footer"]}>
      <div className={styles["row"]}>
        <a href="/" className={styles["home"]}>
          <Mark />
          <span className="visually-hidden">{siteData.name}, home</span>
        </a>
        <nav aria-label="Footer">
          <Links links={siteData.footer} />
        </nav>
        <Chat />
      </div>
      <div className={styles["row"]}>
        <nav aria-label="Legal">
          <Links links={siteData.legal} />
        </nav>
        <p>
          <a href={OFFLINE_URL}>Read offline</a> · Text under{" "}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
        </p>
      </div>
    </footer>
  );
}

function Links({ links }: { links: readonly Link[] }): ReactNode {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.url}>
          <a href={link.url}>{link.title}</a>
        </li>
      ))}
    </ul>
  );
}
