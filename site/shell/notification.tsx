import { type ReactNode, useEffect, useState } from "react";
import siteData from "#site-data";
import { Icon } from "./icons.tsx";
import styles from "./notification.module.css";
import { DISMISSED, STORAGE_KEY, storageWorks } from "./notification-storage.ts";

/**
 * The bar that announces the major release. A dismissed one is hidden before the first paint, by the script in the
 * document's head; the button is offered only where dismissing can be kept.
 */
export function Notification(): ReactNode {
  const [dismissible, setDismissible] = useState(false);
  useEffect(() => setDismissible(storageWorks()), []);
  const notification = siteData.notification;
  if (notification === undefined) return null;
  const dismiss = () => {
    localStorage.setItem(STORAGE_KEY, DISMISSED);
    document.documentElement.dataset["notification"] = "dismissed";
  };
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
      {dismissible && (
        <button type="button" aria-label="Dismiss" onClick={dismiss}>
          <Icon name="close" />
        </button>
      )}
    </aside>
  );
}
