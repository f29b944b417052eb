import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { Problem } from "#model/problem.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { problemOfData } from "../../core/problems/check-json.ts";
import { jsonPlaces } from "../../core/problems/json-places.ts";
import { type Place, START } from "../../core/problems/place.ts";
import type { Question, Questions, QuestionsById } from "./questions.ts";

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

/**
 * Returns the questions of the packages' pages by URL. A page without a README of the listed version, which links to npm
 * or has an older text, can't lack a heading.
 */
export async function packageQuestions(sources: readonly SourcePage[], file = PACKAGE_QUESTIONS): Promise<Questions> {
  const pages = new Map<string, QuestionsById>();
  const problems: Problem[] = [];
  const byName = new Map(sources.flatMap((page) => (page.package ? [[page.package.name, page] as const] : [])));
  if (byName.size === 0) return { pages, problems };
  const text = await readFile(file, "utf8");
  const places = jsonPlaces(text);
  for (const [name, byId] of Object.entries(PackageQuestions.parse(JSON.parse(text)))) {
    const report = (place: Place, texts: { message: string; fix: string }) =>
      problems.push(problemOfData(file, place, { rule: "package-questions", ...texts }));
    const page = byName.get(name);
    if (page === undefined) {
      const fix = "Correct its name, or remove its questions.";
      report(places.ofPath([name]), { message: `data/packages.json has no package '${name}'.`, fix });
      continue;
    }
    const ids = new Set(["", ...page.headings.map(({ id }) => id)]);
    const isCurrent = page.headings.length > 0 && page.package?.published !== undefined;
    const known = new Map<string, Question[]>();
    for (const [id, texts] of Object.entries(byId)) {
      const all = texts.map((text, at) => ({ text, place: places.ofPath([name, id, at]), file: `../${file}` }));
      if (ids.has(id)) known.set(id, all);
      else if (isCurrent)
        report(all[0]?.place ?? START, {
          message: `The README of ${name} has no heading '#${id}'.`,
          fix: "Move these questions to the id of the section that answers them, or remove them.",
        });
    }
    pages.set(page.url, known);
  }
  return { pages, problems };
}
