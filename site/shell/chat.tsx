import type { ReactNode } from "react";
import styles from "./chat.module.css";
import { CHAT, Icon } from "./icons.tsx";

/** A third party's chat: nothing of it is loaded before the click, which start-chat.ts waits for. */
export function Chat(): ReactNode {
  return (
    <button type="button" className={styles["chat"]} aria-label="Chat">
      <Icon path={CHAT} />
      <span>Chat</span>
    </button>
  );
}
