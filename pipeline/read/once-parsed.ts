import type { Problem } from "#model/problem.ts";
import type { Kept } from "../kept.ts";
import type { Place, SourcePage } from "./source-page.ts";

/** What is kept of a page: all but its tree. */
type Facts = Omit<SourcePage, "tree" | "dropTree" | "frontMatterPlaces"> & {
  places: [string, Place][];
};

/** A page whose file has not changed is known from an earlier run; its tree is parsed only when somebody asks for it. */
export function onceParsed(kept: Kept, hash: string, parse: () => SourcePage | Problem[]): SourcePage | Problem[] {
  let parsed: SourcePage | Problem[] | undefined;
  const facts = kept.once(STEP, [hash], (): Facts | Problem[] => {
    parsed = parse();
    return Array.isArray(parsed) ? parsed : factsOf(parsed);
  });
  if (Array.isArray(facts)) return facts;
  const { places, ...page } = facts;
  return {
    ...page,
    frontMatterPlaces: new Map(places),
    get tree() {
      parsed ??= parse();
      if (Array.isArray(parsed)) throw new Error(`${page.path} can't be parsed, though it could in an earlier run.`);
      return parsed.tree;
    },
    dropTree: () => {
      parsed = undefined;
    },
  };
}

/** Whether an earlier run knows the page with this hash. */
export function isKnown(kept: Kept, hash: string): boolean {
  return kept.has(STEP, [hash]);
}

const STEP = "parse";

function factsOf({ tree: _tree, frontMatterPlaces, ...page }: SourcePage): Facts {
  return { ...page, places: [...frontMatterPlaces] };
}
