import type { Page } from "@playwright/test";
import { axeResults } from "../find-violations.ts";
import { markDoubtful } from "./mark-doubtful.ts";

/** Of these rules axe looks at the marked elements only; whoever is not marked fulfils the rule by its definition. */
const SELECTORS = {
  "color-contrast": "[data-text-style]",
  "link-in-text-block": "a[data-text-style]",
  "target-size": "[data-tight-target]",
  "scrollable-region-focusable": "[data-scrolls]",
};
/** Tags that all of axe's rules for WCAG have, and those for what is good practice. */
export const EVERY_RULE = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules whose answer depends on colours, or on the width. */
const LOOKS = Object.keys(SELECTORS);

/** What axe's rules find in the page. `passed` are the ways of setting text that it found nothing against, here or on another page. */
export async function violationsOf(page: Page, rules: string[], passed: Set<string>): Promise<string[]> {
  const { texts, targets, styles, isMarked } = await page.evaluate(markDoubtful, [...passed]);
  if (texts === 0 || targets === 0) throw new Error("There is no text to look at, or nothing to press.");
  if (!isMarked && rules.every((rule) => LOOKS.includes(rule))) return [];
  const { found } = await axeResults(page, { runOnly: rules, selectors: SELECTORS });
  if (found.length === 0) for (const style of styles) passed.add(style);
  return found;
}

/** The same, of the rules alone whose answer depends on colours, or on the width. */
export function violationsOfLooks(page: Page, passed: Set<string>): Promise<string[]> {
  return violationsOf(page, LOOKS, passed);
}
