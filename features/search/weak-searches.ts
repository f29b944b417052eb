import type { ReportSection } from "../../core/project/report-section.ts";

/** A query, the rank of its correct result if it's found, and the URL that came first. */
export type AnsweredQuery = {
  query: string;
  right: readonly string[];
  rank: number | undefined;
  first: string | undefined;
};

/** Finds queries whose correct result doesn't come first, the weakest first. */
export function weakSearches(queries: readonly AnsweredQuery[]): ReportSection {
  return {
    title: "Weakest searches",
    examined: `${queries.length} queries`,
    findings: queries
      .filter(({ rank }) => rank !== 1)
      .toSorted((a, b) => (b.rank ?? Number.MAX_SAFE_INTEGER) - (a.rank ?? Number.MAX_SAFE_INTEGER))
      .map((answered) => ({ subject: answered.query, detail: detailOf(answered) })),
  };
}

function detailOf({ right, rank, first }: AnsweredQuery): string {
  const [wanted = ""] = right;
  if (first === undefined) return `finds nothing instead of ${wanted}`;
  const place = rank === undefined ? "isn't found" : `is number ${rank}`;
  return `${wanted} ${place}; ${first} comes first`;
}
