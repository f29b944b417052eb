import { type RefObject, useContext, useEffect } from "react";
import * as strings from "#strings";
import { type CodeLine, textToCopy } from "../prose/text-to-copy.ts";
import { ActionsContext, type Announce } from "../state/actions.ts";
import { showResult } from "./show-result.ts";

/**
 * Gives each block of code a button 'Copy' when it comes into view: without script the button would do nothing, and a
 * long page has hundreds.
 */
export function useCopyButtons(main: RefObject<HTMLElement | null>, visit: number): void {
  const { announce } = useContext(ActionsContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit has its own element
  useEffect(() => {
    if (main.current === null || !("IntersectionObserver" in window) || navigator.clipboard === undefined) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          target.append(copyButton(target, announce));
        }
      },
      { rootMargin: "200px" },
    );
    for (const block of main.current.querySelectorAll(".code")) observer.observe(block);
    return () => observer.disconnect();
  }, [main, visit, announce]);
}

function copyButton(block: Element, announce: Announce): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = strings.copying.copy;
  button.addEventListener("click", () => {
    const code = block.querySelector("code");
    if (code === null) return;
    // What a command printed is shown below the command: both have prompts to leave out.
    const isShell = code.classList.contains("language-bash") || block.hasAttribute("data-output");
    const text = textToCopy(linesOf(code), isShell);
    navigator.clipboard.writeText(text).then(
      () => showResult(button, strings.copying.copied, announce),
      () => showResult(button, strings.copying.notCopied, announce),
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
