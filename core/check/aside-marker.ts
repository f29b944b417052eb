import type { Paragraph } from "mdast";
import type { Problem } from "#model/problem.ts";
import { nodesOf } from "../markdown/nodes-of.ts";
import { placeInNode } from "../markdown/place-in-node.ts";
import { placeOf } from "../markdown/place-of.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import { problemIn } from "../problems/problem-in.ts";

/** Reports `T> ` and similar markers inside a paragraph: only the start of a paragraph makes an aside. */
export function checkAsideMarkers(page: SourcePage): Problem[] {
  const markers = nodesOf(page.tree, "paragraph").flatMap(markersWithin);
  return markers.map(({ marker, place }) =>
    problemIn(page, place, {
      rule: "aside-marker",
      severity: "warning",
      message: `'${marker} ' is text here, because its line continues a paragraph.`,
      fix: "Put a blank line above it.",
    }),
  );
}

function markersWithin(paragraph: Paragraph) {
  return paragraph.children.flatMap((child, index) => {
    if (child.type !== "text") return [];
    const startsLine = paragraph.children[index - 1]?.type === "break";
    return [...child.value.matchAll(/(^|\n[ \t]*)([TW?]>)(?= )/g)]
      .filter(([, before]) => before !== "" || startsLine)
      .map(([, before = "", marker = ""], number, all) => {
        const at = (all[number]?.index ?? 0) + before.length;
        const { line } = placeInNode(child, at);
        return { marker, place: { line, column: placeOf(paragraph).column } };
      });
  });
}
