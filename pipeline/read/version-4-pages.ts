import { readFile } from "node:fs/promises";
import { z } from "zod";

/**
 * URLs that exist on https://v4.webpack.js.org, too: those that webpack.js.org had in October 2020, when the
 * documentation of webpack 4 moved there, except for pages about features of webpack 5.
 */
export const Version4Pages = z.array(z.string());

export async function readVersion4Pages(file = "data/version-4-pages.json"): Promise<Set<string>> {
  return new Set(Version4Pages.parse(JSON.parse(await readFile(file, "utf8"))));
}
