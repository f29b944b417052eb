import { escapeXml } from "../../core/files/escape-xml.ts";
import type { Finding, ReportSection } from "../../core/project/report-section.ts";
import { resultOf } from "./format-report.ts";

/** Returns the report as an HTML document that needs nothing else. `today` is an ISO date. */
export function reportDocument(sections: readonly ReportSection[], today: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>State of the documentation, ${escapeXml(today)}</title>
<style>${STYLE}</style>
<main>
<h1>State of the documentation</h1>
<p>${escapeXml(today)}</p>
<nav aria-label="Sections">
<ul>
${sections.map(entryOf).join("\n")}
</ul>
</nav>
${sections.map(bodyOf).join("\n")}
</main>
</html>
`;
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; }
nav ul { padding: 0; list-style: none; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .4rem 1rem .4rem 0; border-bottom: 1px solid #8884; text-align: start; vertical-align: top; }
th { width: 35%; font-weight: 500; }
th, td { overflow-wrap: anywhere; }
.note { padding: .5rem 1rem; border-inline-start: 4px solid #c80; }
`;

function entryOf({ title, ...section }: ReportSection, index: number): string {
  return `<li><a href="#section-${index + 1}">${escapeXml(title)}</a>: ${resultOf(section)}</li>`;
}

function bodyOf({ title, examined, findings, skipped }: ReportSection, index: number): string {
  const note = skipped === undefined ? "" : `\n<p class="note">${escapeXml(skipped)}</p>`;
  const table = findings.length === 0 ? "" : `\n<table>\n${findings.map(rowOf).join("\n")}\n</table>`;
  return `<h2 id="section-${index + 1}">${escapeXml(title)}</h2>
<p>${resultOf({ findings, skipped })} (${escapeXml(examined)})</p>${note}${table}`;
}

function rowOf({ subject, detail }: Finding): string {
  const text = escapeXml(subject);
  const heading = /^https?:\/\//.test(subject) ? `<a href="${text}">${text}</a>` : text;
  return `<tr><th scope="row">${heading}</th><td>${escapeXml(detail)}</td></tr>`;
}
