import { announce } from "../announce.ts";
import { type CodeLine, textToCopy } from "./text-to-copy.ts";

/** How long the button says how it went, in milliseconds. */
const SAID = 2000;

/**
 * Gives each block of code a button 'Copy' when it comes into view: without script there would be nothing behind it, and a
 * long page has hundreds. Returns how to stop.
 */
export function offerCopies(article: HTMLElement): () => void {
  if (!("IntersectionObserver" in window) || navigator.clipboard === undefined) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        target.append(copyButton(target));
      }
    },
    { rootMargin: "200px" },
  );
  for (const block of article.querySelectorAll(".code")) {
    if (block.querySelector(".copy") === null) observer.observe(block);
  }
  return () => observer.disconnect();
}

function copyButton(block: Element): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = "Copy";
  const say = (text: string) => {
    button.textContent = text;
    announce(text);
    setTimeout(() => {
      button.textContent = "Copy";
    }, SAID);
  };
  button.addEventListener("click", () => {
    const code = block.querySelector("code");
    if (code === null) return;
    // What a command printed is shown below the command: both have prompts to leave out.
    const isShell = code.classList.contains("language-bash") || block.hasAttribute("data-output");
    const text = textToCopy(linesOf(code), isShell);
    navigator.clipboard.writeText(text).then(
      () => say("Copied"),
      () => say("Not copied: select the text and press Ctrl-C"),
    );
  });
  return button;
}

/** A marked line is an element of its own that ends in a newline; diff signs are drawn by the style sheet. */
function linesOf(code: Element): CodeLine[] {
  const lines: CodeLine[] = [{ text: "", removed: false }];
  for (const node of code.childNodes) {
    const removed = node instanceof Element && node.tagName === "DEL";
    for (const [position, text] of (node.textContent ?? "").split("\n").entries()) {
      if (position > 0) lines.push({ text: "", removed: false });
      const line = lines.at(-1);
      if (line === undefined || (text === "" && position > 0)) continue;
      line.text += text;
      line.removed = removed;
    }
  }
  return lines;
}
