import { readFile } from "node:fs/promises";
import { NAVIGATION_FILE } from "../../core/config/navigation.ts";
import type { Feature } from "../../core/project/feature.ts";
import { NAVIGATION_TEXT, WHOLE_SITE_RULES, WRITING_RULES } from "./rules/rules.ts";
import { WRITTEN_TEXT } from "./text.ts";
import { untriedStatements } from "./untried-statements.ts";

/** How this project's pages are written. */
export const WRITING: Feature = {
  name: "writing",
  parse: WRITTEN_TEXT,
  check: WRITING_RULES,
  doctor: async ({ sources }) => [untriedStatements(sources.filter((page) => page.package === undefined))],
};

/** What the documentation as a whole must have; a part of it can't. */
export const WHOLE_SITE: Feature = {
  name: "whole-site",
  open: async () => {
    const text = await readFile(NAVIGATION_FILE, "utf8");
    return { know: (facts) => NAVIGATION_TEXT.set(facts, text) };
  },
  check: WHOLE_SITE_RULES,
};
