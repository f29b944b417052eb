import { type RefObject, useContext, useEffect } from "react";
import * as strings from "#strings";
import { ActionsContext, type Announce } from "../../state/actions.ts";
import { showResult } from "../show-result.ts";

/** Handles the buttons below an article. */
export function usePageActions(main: RefObject<HTMLElement | null>, visit: number): void {
  const { announce } = useContext(ActionsContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit has its own element
  useEffect(() => {
    const element = main.current;
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>("[data-action]") : null;
      if (button?.dataset["action"] === "print") window.print();
      if (button?.dataset["action"] === "copy-link") copyLink(button, announce);
      if (button?.dataset["action"] === "copy-page") copyPage(button, announce);
      if (button instanceof HTMLAnchorElement) button.href = reportOf(button.href);
    };
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, [main, visit, announce]);
}

/** A promise inside the item keeps the click valid until the text is there. */
function copyPage(button: HTMLElement, announce: Announce): void {
  const label = button.querySelector("span") ?? button;
  const text = fetch(`${location.pathname}index.md`).then((response) => {
    if (!response.ok) throw new Error(`${response.status}`);
    return response.blob();
  });
  const item = new ClipboardItem({ "text/plain": text.then((blob) => blob.slice(0, blob.size, "text/plain")) });
  navigator.clipboard.write([item]).then(
    () => showResult(label, strings.copying.pageCopied, announce),
    () => showResult(label, strings.copying.pageNotCopied, announce),
  );
}

/** Adds the heading in the URL and the selected text to a new issue. */
function reportOf(address: string): string {
  const url = new URL(address);
  const [facts = ""] = (url.searchParams.get("body") ?? "").split("\n\n");
  const selection = String(getSelection()).trim().slice(0, MOST_QUOTED);
  const place = location.hash === "" ? "" : `\nSection: ${location.hash}`;
  const [page = ""] = facts.split("\nSection: ");
  const quote = selection === "" ? "" : `${selection.replace(/^/gm, "> ")}\n\n`;
  url.searchParams.set("body", `${page}${place}\n\n${quote}`);
  return url.href;
}
const MOST_QUOTED = 500;

function copyLink(button: HTMLElement, announce: Announce): void {
  const label = button.querySelector("span") ?? button;
  navigator.clipboard.writeText(new URL(`${location.pathname}${location.hash}`, location.href).href).then(
    () => showResult(label, strings.copying.linkCopied, announce),
    () => showResult(label, strings.copying.linkNotCopied, announce),
  );
}
