import { type ReactNode, useState } from "react";
import siteData from "#site-data";
import styles from "./chat.module.css";
import { Icon } from "./icons.tsx";
import { loadScript } from "./load-script.ts";

/** How long the widget may take, in milliseconds. */
const PATIENCE = 8000;

type State = "idle" | "loading" | "open" | "failed";

/** A third party's chat: nothing of it is loaded before the click. Blocked or slow, it ends in a plain link. */
export function Chat(): ReactNode {
  const [state, setState] = useState<State>("idle");
  const { chatScript, chatRoom, chatUrl } = siteData.services;
  if (state === "failed") {
    return (
      <p role="status" className={styles["chat"]}>
        The chat could not be loaded here. <a href={chatUrl}>Open it on its own site</a>.
      </p>
    );
  }
  const open = () => {
    if (state !== "idle") return;
    setState("loading");
    Object.assign(window, { gitter: { chat: { options: { room: chatRoom, activationElement: false } } } });
    loadScript(chatScript, PATIENCE).then(
      () => setState("open"),
      () => setState("failed"),
    );
  };
  return (
    <button type="button" className={styles["chat"]} aria-label="Chat" aria-busy={state === "loading"} onClick={open}>
      <Icon name="chat" />
      {state === "loading" ? "Opening the chat…" : "Chat"}
    </button>
  );
}
