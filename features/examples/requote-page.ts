import type { Code } from "mdast";
import { fenceOf } from "../../core/markdown/form-code-blocks.ts";
import { nodesOf } from "../../core/markdown/nodes-of.ts";
import { parsePage } from "../../core/read/parse-page.ts";
import type { ContentFile } from "../../core/read/read-content.ts";
import { requote } from "./requote.ts";

/** What an example printed before, and what it prints now. */
export type OutputChange = { before: string; after: string };

export type RequotedPage = {
  text: string;
  /** Lines of the fences that have to be quoted again by hand. */
  unclear: number[];
  /** Sizes in sentences that the output had before, with their lines in the new text. */
  sizes: { line: number; size: string }[];
};

/** Replaces what a page quotes from the output of examples that print something else now. */
export function requotePage(file: ContentFile, changes: ReadonlyMap<string, OutputChange>): RequotedPage {
  const text = file.bytes.toString();
  const page = parsePage(file);
  if (Array.isArray(page) || page.unreadable) return { text, unclear: [], sizes: [] };
  const lines: (string | undefined)[] = text.split("\n");
  const unclear: number[] = [];
  const used = new Set<OutputChange>();
  for (const code of nodesOf(page.tree, "code")) {
    const change = changeFor(code, changes);
    const place = code.position;
    if (change === undefined || place === undefined) continue;
    used.add(change);
    const quotation = code.value.split("\n");
    const quoted = requote(quotation, change.before.trimEnd().split("\n"), change.after.trimEnd().split("\n"));
    if (quoted === undefined) unclear.push(place.start.line);
    else if (quoted.join("\n") !== code.value) {
      const indentation = " ".repeat(place.start.column - 1);
      // The lines between the two that fence the code; the first one takes the new text.
      const first = place.start.line;
      lines.fill(undefined, first, place.end.line - 1);
      lines[first] = quoted.map((line) => (line === "" ? "" : indentation + line)).join("\n");
    }
  }
  const updated = lines.filter((line) => line !== undefined).join("\n");
  return { text: updated, unclear, sizes: oldSizesIn(updated, used) };
}

const SIZES = /\b[\d.]+ (?:bytes|KiB|MiB)\b/g;

function oldSizesIn(text: string, changes: Iterable<OutputChange>): RequotedPage["sizes"] {
  const all = [...changes];
  const current = new Set(all.flatMap(({ after }) => after.match(SIZES) ?? []));
  const gone = new Set(all.flatMap(({ before }) => before.match(SIZES) ?? []).filter((size) => !current.has(size)));
  return text
    .split("\n")
    .flatMap((line, index) =>
      (line.match(SIZES) ?? []).flatMap((size) => (gone.has(size) ? [{ line: index + 1, size }] : [])),
    );
}

function changeFor(code: Code, changes: ReadonlyMap<string, OutputChange>): OutputChange | undefined {
  const { output, options } = fenceOf(code);
  return output ? changes.get(options.get("example") ?? "") : undefined;
}
