import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { Problem } from "#model/problem.ts";
import { OldFiles } from "../../features/old-urls/old-files.ts";
import { OldIds } from "../../features/old-urls/old-ids.ts";
import { EarlierSite, PublishedIds } from "../../features/old-urls/published-ids.ts";
import { Redirects } from "../../features/old-urls/redirects.ts";
import { Version4Pages } from "../../features/old-urls/version-4-pages.ts";
import { PackageList } from "../../features/readmes/package-list.ts";
import { PackageQuestions } from "../../features/readmes/package-questions.ts";
import { REMOVED, Removed } from "../../features/reference/removed.ts";
import { SINCE, Since } from "../../features/reference/since.ts";
import { AdditionalSupporters } from "../../features/supporters/supporter.ts";
import { Suggestions, Synonyms } from "../../pipeline/search/read-search-words.ts";
import { type Cache, NO_CACHE } from "../cache/step-cache.ts";
import { Navigation } from "../read/navigation.ts";
import { SiteConfig } from "../read/site-config.ts";
import { checkJson, problemOfData } from "./check-json.ts";
import { START } from "./place.ts";

/** The schema of each data file. */
export const DATA_FILES: Readonly<Record<string, z.ZodType>> = {
  "data/navigation.json": Navigation,
  "data/old-files.json": OldFiles,
  "data/old-ids.json": OldIds,
  "data/organization.json": z.array(
    z.strictObject({
      repo: z.string(),
      branch: z.string().describe("The repository's default branch."),
      npm: z.string(),
      description: z.string(),
      maintainer: z.string(),
    }),
  ),
  "data/package-questions.json": PackageQuestions,
  "data/packages.json": PackageList,
  "data/playground-examples.json": z.array(z.string()),
  "data/playground-older-examples.json": z.record(z.string(), z.array(z.string())),
  "data/published-ids.json": PublishedIds,
  "data/redirects.json": Redirects,
  [REMOVED]: Removed,
  [SINCE]: Since,
  "data/search-suggestions.json": Suggestions,
  "data/search-synonyms.json": Synonyms,
  "data/search-synonyms.zh.json": Synonyms,
  "data/site.json": SiteConfig,
  "data/starter-kits.json": z.array(
    z.strictObject({
      name: z.string(),
      maintainer: z.string(),
      url: z.url(),
      description: z.string(),
      tags: z.array(z.string()),
      lastUpdated: z.iso.date().describe("The day of the last change, e.g. 2026-01-31."),
    }),
  ),
  "data/supporters/additional.json": AdditionalSupporters,
  "data/version-4-pages.json": Version4Pages,
  "data/vote.json": z.array(z.strictObject({ title: z.string(), description: z.string(), url: z.url() })),
  "data/webpack-js-org.json": EarlierSite,
};

const STEP = { name: "data", module: import.meta.filename };

/** Returns the mistakes in the data. Everything else relies on data without mistakes, so this comes first. */
export async function checkData(
  files: Readonly<Record<string, z.ZodType>> = DATA_FILES,
  cache: Cache = NO_CACHE,
): Promise<Problem[]> {
  return cache.load(STEP, [{ files: Object.keys(files) }], async () => {
    const problems = await Promise.all(Object.entries(files).map(([file, schema]) => checkFile(file, schema)));
    return problems.flat();
  });
}

async function checkFile(file: string, schema: z.ZodType): Promise<Problem[]> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text !== undefined) return checkJson(file, text, schema);
  const fix = "Restore it from git.";
  return [problemOfData(file, START, { rule: "data-syntax", message: "No such file.", fix })];
}
