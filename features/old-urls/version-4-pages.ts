import { z } from "zod";
import { readData } from "../../core/problems/read-data.ts";

export const VERSION_4_FILE = "data/version-4-pages.json";

/**
 * URLs that exist on https://v4.webpack.js.org, too: those that webpack.js.org had in October 2020, when the
 * documentation of webpack 4 moved there, except for pages about features of webpack 5.
 */
export const Version4Pages = z.array(z.string());

export async function readVersion4Pages(): Promise<Set<string>> {
  return new Set(await readData(VERSION_4_FILE, Version4Pages));
}
