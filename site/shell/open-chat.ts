import siteData from "#site-data";
import { loadChat, type Widget } from "./load-chat.ts";

let widget: Promise<Widget> | undefined;

/** Loads the widget at the first time, and opens it. Blocked or slow, it ends in a plain link. */
export async function openChat(button: HTMLElement): Promise<void> {
  const { chatScript, chatRoom } = siteData.services;
  if (widget === undefined) {
    Object.assign(window, { gitter: { chat: { options: { room: chatRoom, activationElement: false } } } });
    show(button, true);
    widget = loadChat(chatScript);
  }
  try {
    const chat = await widget;
    show(button, false);
    chat.toggleChat(true);
  } catch {
    showFailure(button);
  }
}

function show(button: HTMLElement, isLoading: boolean): void {
  button.setAttribute("aria-busy", String(isLoading));
  const label = button.querySelector("span");
  if (label !== null) label.textContent = isLoading ? "Opening the chat…" : "Chat";
}

function showFailure(button: HTMLElement): void {
  const link = document.createElement("a");
  link.href = siteData.services.chatUrl;
  link.textContent = "Open it on its own site";
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  status.append("The chat could not be loaded here. ", link, ".");
  button.replaceWith(status);
}
