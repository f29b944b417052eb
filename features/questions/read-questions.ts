import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "#model/problem.ts";
import { pathsBelow } from "../../core/cache/hash.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { START } from "../../core/problems/place.ts";
import { problemIn } from "../../core/problems/problem-in.ts";
import { packageQuestions } from "./package-questions.ts";
import { parseQuestions } from "./parse-questions.ts";
import type { Questions, QuestionsById } from "./questions.ts";

/** 'guides/caching.md' → 'guides/caching.questions.yml'. */
function questionsFileOf(path: string): string {
  return path.replace(/\.mdx?$/i, ".questions.yml");
}

/** Reads the questions beside the pages of a content folder, and those of packages' READMEs. */
export async function readQuestions(root: string, sources: readonly SourcePage[]): Promise<Questions> {
  const paths = new Set(pathsBelow(root));
  const pages = new Map<string, QuestionsById>();
  const problems: Problem[] = [];
  for (const page of sources) {
    const path = questionsFileOf(page.path);
    if (page.package !== undefined || page.unreadable || !paths.has(path)) continue;
    const text = await readFile(join(root, path), "utf8");
    const parsed = parseQuestions({ path, text, ids: page.headings.map(({ id }) => id) });
    pages.set(page.url, parsed.questions);
    problems.push(...parsed.problems);
  }
  const owned = new Set([...paths].filter((path) => /\.mdx?$/i.test(path)).map(questionsFileOf));
  for (const path of paths)
    if (path.endsWith(".questions.yml") && !owned.has(path))
      problems.push(
        problemIn({ path }, START, {
          rule: "question",
          message: "There is no page beside these questions.",
          fix: "Name the file like its page: page.questions.yml beside page.md.",
        }),
      );
  const ofPackages = await packageQuestions(sources);
  return { pages: new Map([...pages, ...ofPackages.pages]), problems: [...problems, ...ofPackages.problems] };
}
