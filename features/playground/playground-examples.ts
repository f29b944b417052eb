import { readFile } from "node:fs/promises";

/**
 * The examples that the playground builds exactly as Node does, sorted; written by `npm run examples -- --playground
 * --update`.
 */
export const FITTING_EXAMPLES = "data/playground-examples.json";

/** Examples that older versions of webpack build in the playground exactly as in Node, by the version's name. */
export const OLDER_EXAMPLES = "data/playground-older-examples.json";

/** Reads the names of the examples that pages offer to open in the playground. */
export async function readPlaygroundExamples(): Promise<string[]> {
  return JSON.parse(await readFile(FITTING_EXAMPLES, "utf8").catch(() => "[]"));
}

export async function readOlderExamples(): Promise<Record<string, string[]>> {
  return JSON.parse(await readFile(OLDER_EXAMPLES, "utf8").catch(() => "{}"));
}
