import type { Page } from "@playwright/test";
import { findViolations } from "../find-violations.ts";

/** What axe's rules find in the page; its colours on one element for each way in which text is set. */
export async function violationsOf(page: Page, rules: string[]): Promise<string[]> {
  await page.evaluate(markTextStyles);
  const selectors = { "color-contrast": "[data-text-style]", "link-in-text-block": "a[data-text-style]" };
  return findViolations(page, { runOnly: rules, selectors });
}

/**
 * Runs in the page. Marks one element for each way in which text is set: colour, large or not, link or not, and the backgrounds behind it.
 * Contrast depends on nothing else, and axe takes seconds to measure each of some thousand tokens of code.
 */
function markTextStyles(): void {
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
  const seen = new Set<string>();
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
}
