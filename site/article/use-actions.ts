import { type RefObject, useContext, useEffect } from "react";
import * as strings from "#strings";
import { textToCopy } from "../prose/text-to-copy.ts";
import { AnnounceContext } from "../state/announce.ts";
import { showResult } from "./show-result.ts";

const { copying } = strings;

type Copying = { copy: (button: HTMLElement) => Promise<void>; copied: string; failed: string };

/** What the buttons in a page's HTML do, by their `data-action`. */
const COPYING: Partial<Record<string, Copying>> = {
  "copy-code": { copy: copyCode, copied: copying.copied, failed: copying.notCopied },
  "copy-link": { copy: copyLink, copied: copying.linkCopied, failed: copying.linkNotCopied },
  "copy-page": { copy: copyPage, copied: copying.pageCopied, failed: copying.pageNotCopied },
};

/** Handles the buttons that the build has put into the article and below it. */
export function useActions(main: RefObject<HTMLElement | null>): void {
  const announce = useContext(AnnounceContext);
  useEffect(() => {
    const element = main.current;
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>("[data-action]") : null;
      if (button === null) return;
      if (button.dataset["action"] === "print") window.print();
      if (button instanceof HTMLAnchorElement) button.href = reportUrl(button.href);
      const action = COPYING[button.dataset["action"] ?? ""];
      const label = button.querySelector("span") ?? button;
      action?.copy(button).then(
        () => showResult(label, action.copied, announce),
        () => showResult(label, action.failed, announce),
      );
    };
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, [main, announce]);
}

async function copyCode(button: HTMLElement): Promise<void> {
  const block = button.parentElement;
  const code = block?.querySelector("code");
  // Output is shown in the terminal's form too, with prompts that aren't part of the commands.
  const isShell = code?.classList.contains("language-bash") === true || block?.hasAttribute("data-output") === true;
  // A line that a diff removes is an element of its own.
  const lines = Array.from(code?.childNodes ?? []).filter((node) => node.nodeName !== "DEL");
  await navigator.clipboard.writeText(textToCopy(lines.map((node) => node.textContent).join(""), isShell));
}

async function copyLink(): Promise<void> {
  await navigator.clipboard.writeText(new URL(`${location.pathname}${location.hash}`, location.href).href);
}

/** Safari only allows a write that begins during the click, so the item gets a promise of the text. */
async function copyPage(): Promise<void> {
  const text = fetch(`${location.pathname}index.md`).then(async (response) => {
    if (!response.ok) throw new Error(`${response.status}`);
    return new Blob([await response.text()], { type: "text/plain" });
  });
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
}

const MAX_QUOTED = 500;

/** Adds the heading in the URL and the selected text to the URL of a new issue. */
function reportUrl(href: string): string {
  const url = new URL(href);
  const [facts = ""] = (url.searchParams.get("body") ?? "").split("\n\n");
  const [page = ""] = facts.split("\nSection: ");
  const section = location.hash === "" ? "" : `\nSection: ${location.hash}`;
  const selection = String(getSelection()).trim().slice(0, MAX_QUOTED);
  const quote = selection === "" ? "" : `${selection.replace(/^/gm, "> ")}\n\n`;
  url.searchParams.set("body", `${page}${section}\n\n${quote}`);
  return url.href;
}
