import type { Problem } from "#model/problem.ts";
import { codeOfFences } from "../../core/markdown/code-of-fences.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { didYouMean, nearestName } from "../../core/problems/nearest-name.ts";
import { problemIn } from "../../core/problems/problem-in.ts";
import type { ReferenceIndex } from "./match-heading.ts";

/** Reports flags in webpack commands that webpack doesn't have. */
export function checkUnknownFlags(page: SourcePage, index: ReferenceIndex): Problem[] {
  const shell = codeOfFences(page).filter(({ fence }) => fence.language === "bash");
  if (shell.length === 0) return [];
  const { entries, flags } = index.reference;
  const known = new Set([
    ...entries.flatMap(({ category, name }) => (category === "cli" ? [name] : [])),
    ...flags.flatMap(({ names }) => names),
  ]);
  return shell.flatMap(({ code, place }) =>
    code.split("\n").flatMap((line, position) =>
      flagsOfWebpack(line)
        .filter((flag) => !known.has(flag))
        .map((flag) =>
          problemIn(
            page,
            { line: place.line + position + 1, column: 1 },
            {
              rule: "unknown-flag",
              message: `webpack has no flag ${flag}.`,
              fix: didYouMean(nearestName(flag, known), "`npx webpack --help=verbose` lists all of them."),
            },
          ),
        ),
    ),
  );
}

/** '$ npx webpack --mode=production | cat' → ['--mode']. */
function flagsOfWebpack(line: string): string[] {
  const [, rest = ""] = /(?:^|\bnpx |&& ?)webpack(?=\s)([^|&;#]*)/.exec(line.replace(/^\$ /, "")) ?? [];
  return [...rest.matchAll(/(?<=\s)--[\w-]+/g)].map(([flag]) => flag);
}
