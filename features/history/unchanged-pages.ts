import type { ReportSection } from "../../core/project/report-section.ts";
import type { History } from "./read-history.ts";

/** Finds pages that weren't changed for a year, the oldest first. `today` is an ISO date. */
export function unchangedPages(paths: readonly string[], history: History, today: string): ReportSection {
  const title = "Pages unchanged for a year";
  if (history.size === 0) {
    const skipped = "git has no history here. Clone the repository with it: git fetch --unshallow";
    return { title, examined: "no pages", findings: [], skipped };
  }
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const dated = paths.flatMap((path) => {
    const changed = history.get(path)?.changed;
    return changed === undefined ? [] : [{ path, changed }];
  });
  const old = dated.filter(({ changed }) => changed < yearAgo);
  return {
    title,
    examined: `${dated.length} pages`,
    findings: old
      .toSorted((a, b) => (a.changed < b.changed ? -1 : 1))
      .map(({ path, changed }) => ({ subject: `content/${path}`, detail: `last changed on ${changed}` })),
  };
}
