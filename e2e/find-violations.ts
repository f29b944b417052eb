import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";
import type axe from "axe-core";

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

type Options = {
  /** Rules or tags; the default is axe's own selection. */
  runOnly?: string[];
  /** CSS selector of the part to check. */
  within?: string;
  /** Rule → CSS selector of the elements to check instead of the rule's own. */
  selectors?: Record<string, string>;
};

/** Installs axe in the whole context, which is cheaper than sending half a megabyte to each page. */
export async function equipWithAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: SOURCE });
}

/** Returns axe's violations as 'rule: where: why', and throws if no rule had anything to check. */
export async function findViolations(page: Page, options: Options = {}): Promise<string[]> {
  const { found, looked } = await axeResults(page, options);
  if (looked === 0) throw new Error(`axe had nothing to look at in ${options.within ?? "the page"}.`);
  return found;
}

/** Returns axe's violations, and the number of rules that had something to check. */
export async function axeResults(page: Page, options: Options): Promise<{ found: string[]; looked: number }> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  return page.evaluate(runAxe, options);
}

/** Runs in the page. */
async function runAxe({ runOnly, within, selectors = {} }: Options) {
  window.axe.configure({ rules: Object.entries(selectors).map(([id, selector]) => ({ id, selector })) });
  const { violations, passes } = await window.axe.run(within ?? document, {
    ...(runOnly !== undefined && { runOnly }),
    resultTypes: ["violations"],
    // axe would load each style sheet again, which only no-autoplay-audio needs, for media that the pages don't have.
    preload: false,
  });
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
