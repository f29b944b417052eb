import { useState } from "react";
import type { ResultGroup } from "#search/engine/group-hits.ts";
import { keepPlace } from "./keep-place.ts";

type Answer = { query: string; groups: readonly ResultGroup[] };

/**
 * Returns the results to list. Search answers from titles until its whole index is ready, and that later answer doesn't
 * move the result that the reader has reached.
 */
export function useSteadyGroups({ query, groups }: Answer, reached: string | undefined): readonly ResultGroup[] {
  const [last, setLast] = useState({ query, groups, shown: groups });
  if (last.groups === groups) return last.shown;
  const shown = last.query === query ? keepPlace(last.shown, groups, reached) : groups;
  setLast({ query, groups, shown });
  return shown;
}
