import { z } from "zod";
import type { Feature } from "../../core/project/feature.ts";

const Organization = z.array(
  z.strictObject({
    repo: z.string(),
    branch: z.string().describe("The repository's default branch."),
    npm: z.string(),
    description: z.string(),
    maintainer: z.string(),
  }),
);

const StarterKits = z.array(
  z.strictObject({
    name: z.string(),
    maintainer: z.string(),
    url: z.url(),
    description: z.string(),
    tags: z.array(z.string()),
    lastUpdated: z.iso.date().describe("The day of the last change, e.g. 2026-01-31."),
  }),
);

const Votes = z.array(z.strictObject({ title: z.string(), description: z.string(), url: z.url() }));

/** Data that components of single pages show. */
export const PAGE_DATA: Feature = {
  name: "page-data",
  data: { "data/organization.json": Organization, "data/starter-kits.json": StarterKits, "data/vote.json": Votes },
};
