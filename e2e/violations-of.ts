import type { Page } from "@playwright/test";
import { axeResults } from "./find-violations.ts";
import { markDoubtful } from "./mark-doubtful.ts";

/** Axe checks these rules on marked elements only, because all others meet them by definition. */
const SELECTORS = {
  "color-contrast": "[data-text-style]",
  "link-in-text-block": "a[data-text-style]",
  "target-size": "[data-tight-target]",
  "scrollable-region-focusable": "[data-scrolls]",
};
/** Tags of all WCAG rules in axe, and of its best practices. */
export const EVERY_RULE = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules whose result depends on colors or on the width. */
const LOOKS = Object.keys(SELECTORS);

/** Returns the violations that axe finds; `passed` are text styles without violations, on this page or another. */
export async function violationsOf(page: Page, rules: string[], passed: Set<string>): Promise<string[]> {
  const { texts, targets, styles, isMarked } = await page.evaluate(markDoubtful, [...passed]);
  if (texts === 0 || targets === 0) throw new Error("There is no text to look at, or nothing to press.");
  if (!isMarked && rules.every((rule) => LOOKS.includes(rule))) return [];
  const { found } = await axeResults(page, { runOnly: rules, selectors: SELECTORS });
  if (found.length === 0) for (const style of styles) passed.add(style);
  return found;
}

/** Returns only the violations of rules that depend on colors or on the width. */
export function violationsOfLooks(page: Page, passed: Set<string>): Promise<string[]> {
  return violationsOf(page, LOOKS, passed);
}
