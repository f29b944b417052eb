import { announce } from "../announce.ts";

/** Has the buttons below an article do what they offer. */
export function startPageActions(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-action]") : null;
    if (button?.dataset["action"] === "print") window.print();
    if (button?.dataset["action"] === "copy-link") copyLink(button);
  });
}

function copyLink(button: HTMLElement): void {
  const say = (text: string) => {
    button.lastElementChild?.replaceChildren(text);
    announce(text);
  };
  navigator.clipboard.writeText(new URL(`${location.pathname}${location.hash}`, location.href).href).then(
    () => say("Link copied"),
    () => say("Not copied: the address bar has it"),
  );
}
