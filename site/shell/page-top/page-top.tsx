import type { ReactNode } from "react";
import * as strings from "#strings";
import { Part } from "../../failure/part.tsx";
import type { Loading, SiteState } from "../../state/site-store.ts";
import { Header, type HeaderProps } from "../header/header.tsx";
import { LoadingStatus } from "../loading-status/loading-status.tsx";
import { Notification } from "../notification/notification.tsx";
import { OfflineLine } from "../offline-line/offline-line.tsx";
import styles from "./page-top.module.css";

type Props = { page: HeaderProps; isDocument: boolean; loading: Loading; announcement: SiteState["announcement"] };

/** Everything above the screen. */
export function PageTop({ page, isDocument, loading, announcement }: Props): ReactNode {
  const { url, inVersion4, anchors, activeId } = page;
  return (
    <>
      <a className={styles["skip"]} href="#content">
        {strings.shell.skip}
      </a>
      <Part name="news">
        <Notification />
        <OfflineLine isDocument={isDocument} />
      </Part>
      <Part name="header">
        <Header url={url} inVersion4={inVersion4} anchors={anchors} activeId={activeId} />
      </Part>
      <LoadingStatus loading={loading} />
      <p id="announcement" role="status" className="visually-hidden">
        {announcement.text !== "" && <span key={announcement.number}>{announcement.text}</span>}
      </p>
    </>
  );
}
