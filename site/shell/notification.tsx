import type { ReactNode } from "react";
import siteData from "#site-data";
import { CLOSE, Icon } from "./icons.tsx";
import styles from "./notification.module.css";

/**
 * The bar that announces the major release. A dismissed one is hidden before the first paint, by the script in the
 * document's head; offer-dismissal.ts shows the button.
 */
export function Notification(): ReactNode {
  const notification = siteData.notification;
  if (notification === undefined) return null;
  return (
    <aside aria-label="Announcement" className={styles["bar"]}>
      <p>
        {notification.text}
        {notification.links.map((link) => (
          <a key={link.url} href={link.url}>
            {link.title}
          </a>
        ))}
      </p>
      <button type="button" aria-label="Dismiss" hidden>
        <Icon path={CLOSE} />
      </button>
    </aside>
  );
}
