import type { Page } from "@playwright/test";
import axe from "axe-core";

type Rules = { runOnly?: string[]; rules?: Record<string, { enabled: boolean }> };

/** What axe finds in the page, or in what `selector` names: 'rule: where: why' for each. Throws when no rule had anything to look at. */
export async function findViolations(page: Page, rules: Rules = {}, selector?: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { found, looked } = await page.evaluate(runAxe, { rules, selector });
  if (looked === 0) throw new Error(`axe had nothing to look at in ${selector ?? "the page"}.`);
  return found;
}

/** Runs in the page. */
async function runAxe({ rules, selector }: { rules: Rules; selector: string | undefined }) {
  const { violations, passes } = await window.axe.run(selector ?? document, { ...rules, resultTypes: ["violations"] });
  return {
    found: violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`),
    ),
    looked: passes.length + violations.length,
  };
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
