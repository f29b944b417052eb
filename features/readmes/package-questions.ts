import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { Problem } from "#model/problem.ts";
import type { Question } from "../../core/markdown/source-page.ts";
import { problemOfData } from "../../core/problems/check-json.ts";
import { jsonPlaces } from "../../core/problems/json-places.ts";
import { START } from "../../core/problems/place.ts";

/** Path of the list from the project's root. */
export const PACKAGE_QUESTIONS = "data/package-questions.json";

export const PackageQuestions = z
  .record(
    z.string().describe("The package's name, as in data/packages.json."),
    z.record(
      z.string().describe("Id of a heading on the package's page; empty for the page as a whole."),
      z.array(z.string().min(1)).min(1).max(15).describe("1 to 15 ways in which readers ask for the section."),
    ),
  )
  .describe("Questions that sections of the packages' READMEs answer.");

/** Questions of one package's page by heading id; '' is the page as a whole. */
export type QuestionsById = ReadonlyMap<string, readonly Question[]>;

/** Reads the questions by package, with their places for problems that only the READMEs show. */
export async function readPackageQuestions(file = PACKAGE_QUESTIONS): Promise<Map<string, QuestionsById>> {
  const text = await readFile(file, "utf8");
  const value = PackageQuestions.parse(JSON.parse(text));
  const places = jsonPlaces(text);
  const questions = Object.entries(value).map(([name, byId]) => {
    const rows = Object.entries(byId).map(([id, texts]) => {
      const all = texts.map((text, at) => ({ text, place: places.ofPath([name, id, at]), file: `../${file}` }));
      return [id, all] as const;
    });
    return [name, new Map(rows)] as const;
  });
  return new Map(questions);
}

/** Creates a problem at the first of a section's questions. */
export function problemOfQuestions([question]: readonly Question[], texts: { message: string; fix: string }): Problem {
  return problemOfData(PACKAGE_QUESTIONS, question?.place ?? START, { rule: "package-questions", ...texts });
}
