/** Has the footer's button load the chat and open it. What opens it is a chunk of its own. */
export function startChat(): void {
  const place = document.querySelector<HTMLElement>("[data-chat]");
  const button = place?.querySelector("button");
  if (place == null || button == null) return;
  button.addEventListener("click", () => {
    import(/* webpackChunkName: "chat" */ "./open-chat.ts")
      .then(({ openChat }) => openChat(place, button))
      .catch(() => {
        button.hidden = true;
        for (const failure of place.querySelectorAll("p")) failure.hidden = false;
      });
  });
}
