import siteData from "#site-data";
import { loadChat, type Widget } from "./load-chat.ts";

let widget: Promise<Widget> | undefined;

/** Loads the widget on the first call and opens it; rejects if it is blocked or slow. */
export async function openChat(): Promise<void> {
  const { chatScript, chatRoom } = siteData.services;
  if (widget === undefined) {
    Object.assign(window, { gitter: { chat: { options: { room: chatRoom, activationElement: false } } } });
    widget = loadChat(chatScript);
  }
  (await widget).toggleChat(true);
}
