import { type ReactNode, useRef, useState } from "react";
import siteData from "#site-data";
import styles from "./chat.module.css";
import { Icon } from "./icons.tsx";
import { loadScript } from "./load-script.ts";

/** How long the widget may take, in milliseconds. */
const PATIENCE = 8000;

/** What the widget hands out once it runs. */
type Widget = { toggleChat: (open: boolean) => void };

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
    loadWidget(chatScript).then(
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

/** The widget says that it runs by an event, which may come after its script; it opens only when told to. */
async function loadWidget(script: string): Promise<Widget> {
  const { promise, resolve, reject } = Promise.withResolvers<Widget>();
  const onStart = (event: Event) => {
    if (event instanceof CustomEvent) resolve(event.detail.chat);
  };
  const timer = setTimeout(() => reject(new Error(`The chat did not start within ${PATIENCE} ms.`)), PATIENCE);
  document.addEventListener(STARTED, onStart);
  try {
    const [widget] = await Promise.all([promise, loadScript(script, PATIENCE)]);
    return widget;
  } finally {
    clearTimeout(timer);
    document.removeEventListener(STARTED, onStart);
  }
}

const STARTED = "gitter-sidecar-instance-started";
