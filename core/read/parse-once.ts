import type { Problem } from "#model/problem.ts";
import type { Cache } from "../cache/step-cache.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import type { Place } from "../problems/place.ts";

/** The cached part of a page: everything but its tree. */
type Facts = Omit<SourcePage, "tree" | "dropTree" | "frontMatterPlaces"> & {
  places: [string, Place][];
};

/** Takes a page from the cache if its file hasn't changed; then its tree is only parsed when it is needed. */
export function parseOnce(cache: Cache, hash: string, parse: () => SourcePage | Problem[]): SourcePage | Problem[] {
  let parsed: SourcePage | Problem[] | undefined;
  const facts = cache.get(STEP, [hash], (): Facts | Problem[] => {
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

const STEP = { name: "parsed", module: import.meta.filename };

function factsOf({ tree: _tree, frontMatterPlaces, ...page }: SourcePage): Facts {
  return { ...page, places: [...frontMatterPlaces] };
}
