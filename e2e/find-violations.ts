import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";
import type axe from "axe-core";

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

type Options = {
  /** Rules or tags; without them axe's own choice. */
  runOnly?: string[];
  /** Where to look: a CSS selector. */
  within?: string;
  /** Rule → CSS selector of the elements that it looks at, in place of its own. */
  selectors?: Record<string, string>;
};

/** Every page of the context has axe from the start: sent once, where a page that has none is sent half a megabyte. */
export async function equipWithAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: SOURCE });
}

/** What axe finds in the page: 'rule: where: why' for each. Throws when no rule had anything to look at. */
export async function findViolations(page: Page, options: Options = {}): Promise<string[]> {
  const { found, looked } = await axeResults(page, options);
  if (looked === 0) throw new Error(`axe had nothing to look at in ${options.within ?? "the page"}.`);
  return found;
}

/** What axe finds, and how many rules had something to look at. */
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
    // It would load each style sheet again, though of all rules only no-autoplay-audio needs it, for films and sounds: the pages have none.
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
