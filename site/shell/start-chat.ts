/** Has the footer's button load the chat and open it. What opens it is a chunk of its own; without it there is the chat's own site. */
export function startChat(): void {
  const button = document.querySelector<HTMLElement>("body > footer button");
  button?.addEventListener("click", () => {
    import(/* webpackChunkName: "chat" */ "./open-chat.ts").then(
      ({ openChat }) => openChat(button),
      () => location.assign(CHAT_URL),
    );
  });
}
