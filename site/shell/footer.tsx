import type { ReactNode } from "react";
import siteData from "#site-data";
import styles from "./footer.module.css";

export function Footer(): ReactNode {
  return (
    <footer className={styles["footer"]}>
      <div className={styles["row"]}>
        <nav aria-label="Footer">
          <ul>
            {siteData.footer.map((link) => (
              <li key={link.url}>
                <a href={link.url}>{link.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <p>
          Text under <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.
        </p>
      </div>
    </footer>
  );
}
