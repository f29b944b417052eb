import type { ReportSection } from "../../core/project/report-section.ts";

/** Formats the report for a terminal. `most` limits the findings of each section; the HTML page has all. */
export function formatReport(sections: readonly ReportSection[], most: number): string {
  return sections.map((section) => formatSection(section, most)).join("\n\n");
}

function formatSection({ title, examined, findings, skipped }: ReportSection, most: number): string {
  const shown = findings.slice(0, most);
  const width = Math.min(40, Math.max(0, ...shown.map(({ subject }) => subject.length)));
  const left = findings.length - shown.length;
  return [
    `${title}: ${resultOf({ findings, skipped })} (${examined})`,
    ...(skipped === undefined ? [] : [`  ! ${skipped}`]),
    ...shown.map(({ subject, detail }) => `  ${subject.padEnd(width)}  ${detail}`),
    ...(left > 0 ? [`  … and ${left} more; --html FILE lists all`] : []),
  ].join("\n");
}

/** 'none', '12', or 'not examined' if nothing could be looked at. */
export function resultOf({ findings, skipped }: Pick<ReportSection, "findings" | "skipped">): string {
  if (findings.length > 0) return String(findings.length);
  return skipped === undefined ? "none" : "not examined";
}
