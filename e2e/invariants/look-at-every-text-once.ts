import type { Page } from "@playwright/test";
import { findViolations } from "../find-violations.ts";

/**
 * Returns what runs axe's rules on the page as it is then. Colours are measured on one element for each way in which text is set, on the
 * first page that sets it so: axe takes seconds for each of some thousand tokens of code.
 */
export function lookAtEveryTextOnce(page: Page): (rules: string[]) => Promise<string[]> {
  const known: string[] = [];
  const selectors = { "color-contrast": "[data-text-style]", "link-in-text-block": "a[data-text-style]" };
  return async (rules) => {
    known.push(...(await page.evaluate(markTextStyles, known)));
    return findViolations(page, { runOnly: rules, selectors });
  };
}

/**
 * Runs in the page. Marks one element for each way in which text is set that is not among `known`, and returns these ways: colour, large
 * or not, link or not, and the backgrounds behind it. Contrast depends on nothing else.
 */
function markTextStyles(known: readonly string[]): string[] {
  for (const marked of document.querySelectorAll("[data-text-style]")) marked.removeAttribute("data-text-style");
  const surfaces = new Map<Element, string>();
  const surfaceOf = (element: Element): string => {
    const known = surfaces.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const behind = element.parentElement === null ? "" : surfaceOf(element.parentElement);
    const own = backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none" && opacity === "1";
    const surface = own ? behind : `${behind}/${backgroundColor} ${backgroundImage} ${opacity}`;
    surfaces.set(element, surface);
    return surface;
  };
  const seen = new Set(known);
  for (const element of document.body.querySelectorAll("*")) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    if (!hasText || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight, position, textDecorationLine } = getComputedStyle(element);
    // From these sizes on, in pixels, less contrast is enough.
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    const link = element.closest("a") !== null && `link ${textDecorationLine}`;
    const style = [link, color, isLarge, position, surfaceOf(element)].join("|");
    if (seen.has(style)) continue;
    seen.add(style);
    element.setAttribute("data-text-style", "");
  }
  return [...seen].slice(known.length);
}
