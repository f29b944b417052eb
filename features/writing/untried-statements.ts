import { WEBPACK } from "#model/documented-webpack.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import type { ReportSection } from "../../core/project/report-section.ts";
import { textPieces } from "./rules/text-pieces.ts";

/** 'in 5.112.2', but not 'since 5.112.2'. */
const TRIED = /\b(?:in|with|webpack) (?:webpack )?(5\.\d+\.\d+)\b/gi;

/** Finds statements that were tried with an earlier version of webpack, such as bugs. Posts are about that version. */
export function untriedStatements(pages: readonly SourcePage[]): ReportSection {
  const own = pages.filter(({ path }) => !path.startsWith("blog/"));
  const findings = own.flatMap((page) =>
    textPieces(page).flatMap(({ text, placeAt }) =>
      [...text.matchAll(TRIED)]
        .filter(([phrase, version]) => version !== WEBPACK && !isOfRelease(text, phrase))
        .map(({ index }) => ({
          subject: `${page.path}:${placeAt(index).line}`,
          detail: text.slice(index, index + 100).replace(/\s+/g, " "),
        })),
    ),
  );
  return { title: `Statements to try again with webpack ${WEBPACK}`, examined: `${own.length} pages`, findings };
}

function isOfRelease(text: string, phrase: string): boolean {
  return /\b(?:since|before|until|after|from) $/i.test(text.slice(0, text.indexOf(phrase)));
}
