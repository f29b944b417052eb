import type { Problem } from "#model/problem.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import { writtenAttributes } from "../markdown/written-attributes.ts";
import type { Place } from "../problems/place.ts";
import { problemIn } from "../problems/problem-in.ts";

type WrittenId = { id: string; place: Place; isHeading: boolean };

/** Reports repeated ids of raw HTML and MDX. Headings with the same id are reported where ids are assigned. */
export function checkDuplicateIds(page: SourcePage): Problem[] {
  const headings = page.headings.map(({ id, place }): WrittenId => ({ id, place, isHeading: true }));
  const others = writtenAttributes(page)
    .filter(({ name }) => name === "id")
    .map(({ value, place }): WrittenId => ({ id: value, place, isHeading: false }));
  const byId = Map.groupBy([...headings, ...others].sort(byPlace), ({ id }) => id);
  return [...byId].flatMap(([id, [first, ...repeated]]) =>
    repeated
      .filter(({ isHeading }) => !(isHeading && first?.isHeading))
      .map(({ place }) =>
        problemIn(page, place, {
          rule: "duplicate-id",
          message: `The id '${id}' is already used on line ${first?.place.line}.`,
          fix: "Give one of them another id. A heading's id is written after it: {#my-id}.",
        }),
      ),
  );
}

function byPlace(a: WrittenId, b: WrittenId): number {
  return a.place.line - b.place.line || a.place.column - b.place.column;
}
