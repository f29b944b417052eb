import type { Problem } from "#model/problem.ts";
import { nodesOf } from "../../core/markdown/nodes-of.ts";
import { placeOf } from "../../core/markdown/place-of.ts";
import type { SourceHeading, SourcePage } from "../../core/markdown/source-page.ts";
import { didYouMean, nearestName } from "../../core/problems/nearest-name.ts";
import { problemIn } from "../../core/problems/problem-in.ts";
import { documentedEntries } from "./documented-entries.ts";
import { hookOwners, nameKey, type ReferenceIndex } from "./match-heading.ts";

/** Reports headings that look like an option or a hook of webpack but aren't one. */
export function checkUnknownReferences(page: SourcePage, index: ReferenceIndex): Problem[] {
  const known = new Set(documentedEntries(page, index).map(({ heading }) => heading));
  const inCode = linesOfCodeHeadings(page);
  return page.headings.flatMap((heading) => {
    if (known.has(heading)) return [];
    const names =
      optionNames(heading, page, index) ??
      (inCode.has(heading.place.line) ? hookNames(heading, page, index) : undefined);
    if (names === undefined) return [];
    const version = index.reference.versions["webpack"];
    return problemIn(page, heading.place, {
      rule: "unknown-reference",
      message: `${heading.title}: webpack ${version} has no such ${names.what}.`,
      fix: didYouMean(
        nearestName(nameKey(heading.title), names.all),
        "Correct the name, or remove the section if webpack removed it.",
      ),
    });
  });
}

type Names = { what: "option" | "hook"; all: Iterable<string> };

/** Returns all options if the heading is a path that starts like one. */
function optionNames({ title }: SourceHeading, { url }: SourcePage, index: ReferenceIndex): Names | undefined {
  if (!/^\/(?:configuration|plugins)\//.test(url)) return undefined;
  const key = nameKey(title);
  const [root = "", ...others] = key.split(".");
  if (others.length === 0 || !/^[\w$]+(?:\.[\w$/<>-]+)+$/.test(key) || !index.paths.has(root) || index.paths.has(key))
    return undefined;
  return { what: "option", all: index.paths };
}

/** Returns all hooks of the page's object if the heading is a name in code. */
function hookNames({ title }: SourceHeading, { url }: SourcePage, index: ReferenceIndex): Names | undefined {
  const owners = hookOwners(url);
  if (owners.length === 0 || !/^\w+$/.test(nameKey(title))) return undefined;
  const hooks = index.reference.entries.filter(
    ({ category, owner = "" }) => category === "hooks" && owners.includes(owner),
  );
  return { what: "hook", all: hooks.map(({ name }) => name) };
}

function linesOfCodeHeadings(page: SourcePage): Set<number> {
  const inCode = nodesOf(page.tree, "heading").filter(
    ({ children: [only, ...others] }) => only?.type === "inlineCode" && others.length === 0,
  );
  return new Set(inCode.map((heading) => placeOf(heading).line));
}
