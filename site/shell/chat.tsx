import { type ReactNode, useRef, useState } from "react";
import siteData from "#site-data";
import styles from "./chat.module.css";
import { Icon } from "./icons.tsx";
import type { Widget } from "./load-chat.ts";

type State = "idle" | "loading" | "open" | "failed";

/** A third party's chat: nothing of it is loaded before the click. Blocked or slow, it ends in a plain link. */
export function Chat(): ReactNode {
  const [state, setState] = useState<State>("idle");
  const widget = useRef<Widget>(undefined);
  const { chatScript, chatRoom, chatUrl } = siteData.services;
  if (state === "failed") {
    return (
      <p role="status" className={styles["chat"]}>
        The chat could not be loaded here. <a href={chatUrl}>Open it on its own site</a>.
      </p>
    );
  }
  const open = () => {
    widget.current?.toggleChat(true);
    if (state !== "idle") return;
    setState("loading");
    Object.assign(window, { gitter: { chat: { options: { room: chatRoom, activationElement: false } } } });
    import(/* webpackChunkName: "chat" */ "./load-chat.ts")
      .then(({ loadChat }) => loadChat(chatScript))
      .then(
        (loaded) => {
          widget.current = loaded;
          loaded.toggleChat(true);
          setState("open");
        },
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
