import assert from "node:assert/strict";
import { test } from "node:test";
import type { ReportSection } from "../../core/project/report-section.ts";
import { formatReport } from "./format-report.ts";
import { reportDocument } from "./report-document.ts";

const SECTIONS: ReportSection[] = [
  { title: "Oversized images", examined: "9 images", findings: [] },
  { title: "Outdated READMEs", examined: "no packages", findings: [], skipped: "--offline forbids <requests>" },
  {
    title: "External links",
    examined: "3 URLs",
    findings: [
      { subject: "https://a.dev/?a&b", detail: "answers 404" },
      { subject: 'a "search"', detail: "<b> comes first" },
      { subject: "c", detail: "x" },
    ],
  },
];

test("prints each section with its result, and a limited number of findings", () => {
  assert.equal(
    formatReport(SECTIONS, 2),
    [
      "Oversized images: none (9 images)",
      "",
      "Outdated READMEs: not examined (no packages)",
      "  ! --offline forbids <requests>",
      "",
      "External links: 3 (3 URLs)",
      "  https://a.dev/?a&b  answers 404",
      '  a "search"          <b> comes first',
      "  … and 1 more; --html FILE lists all",
    ].join("\n"),
  );
});

test("the document lists all findings, escaped, with links to other sites", () => {
  const html = reportDocument(SECTIONS, "2026-11-24");
  assert.match(html, /<a href="https:\/\/a\.dev\/\?a&amp;b">https:\/\/a\.dev\/\?a&amp;b<\/a>/);
  assert.match(html, /<th scope="row">a &quot;search&quot;<\/th><td>&lt;b&gt; comes first<\/td>/);
  assert.match(html, /<th scope="row">c<\/th><td>x<\/td>/);
  assert.match(html, /<p class="note">--offline forbids &lt;requests&gt;<\/p>/);
  assert.match(html, /<li><a href="#section-2">Outdated READMEs<\/a>: not examined<\/li>/);
  assert.match(html, /<h2 id="section-3">External links<\/h2>/);
});
