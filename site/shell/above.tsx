import type { ReactNode } from "react";
import styles from "./above.module.css";
import { Header } from "./header.tsx";
import { LoadingStatus } from "./loading-status.tsx";
import { Notification } from "./notification.tsx";
import { OfflineLine } from "./offline-line.tsx";

type Props = { url: string; hasMenu: boolean };

/** What stands above every screen. */
export function Above({ url, hasMenu }: Props): ReactNode {
  return (
    <>
      <a className={styles["skip"]} href="#content">
        Skip to content
      </a>
      <Notification />
      <OfflineLine />
      <Header url={url} hasMenu={hasMenu} />
      <LoadingStatus />
      <p id="announcement" role="status" className="visually-hidden" />
    </>
  );
}
