import type { Paragraph, PhrasingContent } from "mdast";
import type { Problem } from "#model/problem.ts";
import type { ReferenceEntry } from "#model/reference.ts";
import { nodesOf } from "../../core/markdown/nodes-of.ts";
import { placeOf } from "../../core/markdown/place-of.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { problemIn } from "../../core/problems/problem-in.ts";
import { type DocumentedEntry, documentedEntries } from "./documented-entries.ts";
import type { ReferenceIndex } from "./match-heading.ts";

/** Reports a sentence below an option's heading that states a default which webpack doesn't have. */
export function checkStatedDefaults(page: SourcePage, index: ReferenceIndex): Problem[] {
  const documented = documentedEntries(page, index);
  if (documented.length === 0) return [];
  return nodesOf(page.tree, "paragraph").flatMap((node) => {
    const entry = entryAt(placeOf(node).line, documented, page);
    const values = [...new Set((entry?.defaults ?? []).map(({ value }) => value))];
    if (values.length === 0) return [];
    return statedDefaults(node)
      .filter(({ value: code }) => isLiteral(code) && !values.some((value) => sameValue(value, code)))
      .map((code) =>
        problemIn(page, placeOf(code), {
          rule: "stated-default",
          message: `The default of ${entry?.name} is ${values.join(" or ")}, not ${code.value}.`,
          fix: "Correct the sentence, or leave the default to the line under the heading.",
        }),
      );
  });
}

/** Returns what the last heading before a line documents. */
function entryAt(line: number, documented: readonly DocumentedEntry[], page: SourcePage): ReferenceEntry | undefined {
  const heading = page.headings.findLast((each) => each.place.line < line);
  return documented.find((each) => each.heading === heading)?.entry;
}

/** Finds code that directly follows text such as 'The default is'. */
function statedDefaults({ children }: Paragraph): Extract<PhrasingContent, { type: "inlineCode" }>[] {
  return children.flatMap((child, index) => {
    const before = children[index - 1];
    const states =
      before?.type === "text" && /(?:\bthe default (?:value )?is|\bdefaults to|^default:?)\s*$/i.test(before.value);
    return child.type === "inlineCode" && states ? [child] : [];
  });
}

/** Other code may be a name for the value. */
function isLiteral(code: string): boolean {
  return /^(?:true|false|null|undefined|Infinity|-?[\d_.]+|"[^"]*"|'[^']*')$/.test(code);
}

function sameValue(value: string, code: string): boolean {
  const plain = (text: string) => (/^-?[\d_.]+$/.test(text) ? text.replaceAll("_", "") : text.replaceAll("'", '"'));
  return plain(value) === plain(code);
}
