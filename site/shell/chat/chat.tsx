import { type ReactNode, useState } from "react";
import siteData from "#site-data";
import * as strings from "#strings";
import { CHAT, Icon } from "../../drawings/icons.tsx";
import { phrase } from "../../text/phrase.ts";
import styles from "./chat.module.css";

/** A third-party chat, loaded on the first click. If it's blocked or slow, a link replaces the button. */
export function Chat(): ReactNode {
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");
  const { chatUrl } = siteData.services;
  const open = async () => {
    setState("loading");
    const chat = await import(/* webpackChunkName: "chat" */ "./open-chat.ts").catch(() => undefined);
    if (chat === undefined) return location.assign(chatUrl);
    chat.openChat().then(
      () => setState("ready"),
      () => setState("failed"),
    );
  };
  if (state === "failed") {
    return <p role="status">{phrase(strings.chat.failed((words) => <a href={chatUrl}>{words}</a>))}</p>;
  }
  return (
    <button type="button" className={styles["chat"]} aria-busy={state === "loading"} onClick={open}>
      <Icon path={CHAT} />
      <span>{state === "loading" ? strings.chat.opening : strings.chat.open}</span>
    </button>
  );
}
