import type { Problem } from "#model/problem.ts";
import type { ReferenceEntry } from "#model/reference.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { coverageOf } from "./coverage.ts";
import { documentedEntries } from "./documented-entries.ts";
import type { ReferenceIndex } from "./match-heading.ts";

/** Reports names without a heading in categories that have to be complete. */
export function checkReferenceCoverage(pages: Iterable<SourcePage>, index: ReferenceIndex): Problem[] {
  const all = [...pages];
  const incomplete = coverageOf(all, index).filter(
    ({ category, missing }) => index.complete.includes(category) && missing.length > 0,
  );
  if (incomplete.length === 0) return [];
  const documented = all.flatMap((page) =>
    documentedEntries(page, index).map((each) => ({ ...each, file: page.path })),
  );
  return incomplete.flatMap(({ category, missing }) =>
    missing.map((entry): Problem => {
      const near = documented.toSorted((a, b) => kinship(b.entry, entry) - kinship(a.entry, entry))[0];
      const name = `${entry.owner === undefined ? "" : `${entry.owner} `}${entry.name}`;
      return {
        file: near?.file ?? "",
        line: near?.heading.place.line ?? 1,
        column: 1,
        rule: "reference-coverage",
        severity: "error",
        message: `No page documents ${name}${entry.since === undefined ? "" : ` (since ${entry.since})`}. All ${category} need documentation.`,
        fix: `Give it a heading, here or where it fits better: ${headingFor(entry.name)}`,
      };
    }),
  );
}

/** Returns how similar two entries are. The one with the longest common prefix is probably on the right page. */
function kinship(a: ReferenceEntry, b: ReferenceEntry): number {
  if (a.category !== b.category) return -1;
  if (a.owner !== b.owner) return 0;
  const [first, second] = [a.name.split("."), b.name.split(".")];
  return 1 + first.findIndex((segment, depth) => segment !== second[depth]);
}

function headingFor(name: string): string {
  return name.includes("<") ? `## \`${name}\`` : `## ${name}`;
}
