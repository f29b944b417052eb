import { type ReactNode, useEffect, useState } from "react";
import siteData from "#site-data";
import * as strings from "#strings";
import { CLOSE, Icon } from "../../drawings/icons.tsx";
import styles from "./notification.module.css";
import { DISMISSED, STORAGE_KEY, storageWorks } from "./notification-storage.ts";

/**
 * The bar that announces the major release. The script in the document's head hides a dismissed one before the first
 * paint.
 */
export function Notification(): ReactNode {
  const [canDismiss, setCanDismiss] = useState(false);
  useEffect(() => setCanDismiss(storageWorks()), []);
  const { notification } = siteData;
  if (notification === undefined) return null;
  return (
    <aside aria-label={strings.shell.announcement} className={styles["bar"]}>
      <p>
        <span>{notification.text}</span>
        {notification.links.map((link) => (
          <a key={link.url} href={link.url}>
            {link.title}
          </a>
        ))}
      </p>
      <button type="button" aria-label={strings.common.dismiss} hidden={!canDismiss} onClick={dismiss}>
        <Icon path={CLOSE} />
      </button>
    </aside>
  );
}

function dismiss(): void {
  localStorage.setItem(STORAGE_KEY, DISMISSED);
  document.documentElement.dataset["notification"] = "dismissed";
}
