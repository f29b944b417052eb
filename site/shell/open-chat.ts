import { loadChat, type Widget } from "./load-chat.ts";

let widget: Promise<Widget> | undefined;

/** Loads the widget at the first time, and opens it. Rejects when it does not come. */
export async function openChat(place: HTMLElement, button: HTMLElement): Promise<void> {
  const { chat = "", room } = place.dataset;
  const label = button.querySelector("span");
  if (widget === undefined) {
    Object.assign(window, { gitter: { chat: { options: { room, activationElement: false } } } });
    button.setAttribute("aria-busy", "true");
    if (label !== null) label.textContent = "Opening the chat…";
    widget = loadChat(chat);
  }
  const loaded = await widget;
  button.removeAttribute("aria-busy");
  if (label !== null) label.textContent = "Chat";
  loaded.toggleChat(true);
}
