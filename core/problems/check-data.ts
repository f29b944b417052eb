import { readFile } from "node:fs/promises";
import type { z } from "zod";
import type { Problem } from "#model/problem.ts";
import { type Cache, NO_CACHE } from "../cache/step-cache.ts";
import { checkJson, problemOfData } from "./check-json.ts";
import { START } from "./place.ts";

/** The schema of each data file, by the file's path from the project's root. */
export type DataFiles = Readonly<Record<string, z.ZodType>>;

const STEP = { name: "data", module: import.meta.filename };

/** Returns the mistakes in the data. Everything else relies on data without mistakes, so this comes first. */
export async function checkData(files: DataFiles, cache: Cache = NO_CACHE): Promise<Problem[]> {
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
