import type { Announce } from "../state/announce.ts";

/** How long a button shows its result, in milliseconds. */
export const RESULT_TIME = 2000;

/** Labels currently replaced by a result. */
const replaced = new WeakMap<HTMLElement, { text: string; timeout: number }>();

/** Shows the result of a button's action instead of its label for a moment, and announces it once. */
export function showResult(label: HTMLElement, result: string, announce: Announce): void {
  const last = replaced.get(label);
  clearTimeout(last?.timeout);
  // On a second press, the button's text is still the result.
  const text = last?.text ?? label.textContent;
  label.textContent = result;
  announce(result);
  const restore = () => {
    label.textContent = text;
    replaced.delete(label);
    announce("");
  };
  replaced.set(label, { text, timeout: window.setTimeout(restore, RESULT_TIME) });
}
