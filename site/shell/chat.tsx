import type { ReactNode } from "react";
import siteData from "#site-data";
import styles from "./chat.module.css";
import { CHAT, Icon } from "./icons.tsx";

/** A third party's chat: nothing of it is loaded before the click (start-chat.ts). Blocked or slow, it ends in a plain link. */
export function Chat(): ReactNode {
  const { chatScript, chatRoom, chatUrl } = siteData.services;
  return (
    <div data-chat={chatScript} data-room={chatRoom}>
      <button type="button" className={styles["chat"]} aria-label="Chat">
        <Icon path={CHAT} />
        <span>Chat</span>
      </button>
      <p role="status" className={styles["chat"]} hidden>
        The chat could not be loaded here. <a href={chatUrl}>Open it on its own site</a>.
      </p>
    </div>
  );
}
