import { readFile } from "node:fs/promises";
import { z } from "zod";

const Navigation = z.strictObject({
  documentation: z.array(z.string()).describe("Sections below 'Documentation', in this order; those without pages are left out."),
  others: z.array(z.string()).describe("Sections with a place of their own in the header."),
  footer: z.array(z.strictObject({ title: z.string(), url: z.string() })).describe("Own pages that don't exist are left out."),
});

/** What the header and the footer would show if every page existed. */
export type Navigation = z.infer<typeof Navigation>;

export async function readNavigation(file = "data/navigation.json"): Promise<Navigation> {
  return Navigation.parse(JSON.parse(await readFile(file, "utf8")));
}
