import GithubSlugger, { slug } from "github-slugger";
import type { Heading, Nodes, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import type { Report } from "../problems/report.ts";
import { expressionText } from "./component-element.ts";
import { nodesOf } from "./nodes-of.ts";
import { placeOf } from "./place-of.ts";
import type { SourceHeading } from "./source-page.ts";

/**
 * Gives every heading its id: the explicit `{#id}`, or else GitHub's slug of its text. Explicit ids come first, so that
 * they never depend on the text of other headings. An id in `reserved` gets a number.
 */
export function assignHeadingIds(
  tree: Root,
  report: Report,
  reserved: ReadonlySet<string> = new Set(),
): SourceHeading[] {
  const headings = nodesOf(tree, "heading").map((node) => ({ node, explicit: takeExplicitId(node) }));
  const slugger = new GithubSlugger();
  for (const id of reserved) slugger.occurrences[id] = 0;
  const first = new Map<string, Heading>();
  for (const { node, explicit } of headings) {
    if (explicit === undefined) continue;
    if (reserved.has(explicit)) {
      report(
        "reserved-id",
        placeOf(node),
        `The site uses the id '${explicit}' itself.`,
        "Give the heading another id.",
      );
      continue;
    }
    slugger.occurrences[explicit] = 0;
    const earlier = first.get(explicit);
    if (earlier === undefined) first.set(explicit, node);
    else {
      report(
        "duplicate-id",
        placeOf(node),
        `The heading on line ${placeOf(earlier).line} already has the id '${explicit}'.`,
        "Give one of them another id.",
      );
    }
  }
  return headings.map(({ node, explicit }) => {
    const title = textOf(node).replace(/\s+/g, " ").trim();
    const isOwn = explicit !== undefined && !reserved.has(explicit);
    const id = isOwn ? explicit : slugger.slug(explicit ?? (slug(title) === "" ? "section" : title));
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
    return { title, id, depth: node.depth, place: placeOf(node) };
  });
}

/** Returns a heading's text as readers see it, without tags and comments. */
function textOf(node: Nodes): string {
  if (node.type === "mdxTextExpression") return expressionText(node.value);
  if ("children" in node) return node.children.map(textOf).join("");
  return plainText(node, { includeHtml: false });
}

/** Removes the explicit id from a heading's text and returns it: `Title {#my-id}` → 'my-id'. */
function takeExplicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== "text") return undefined;
  const match = /\s*\{#([^\s{}]+)\}\s*$/.exec(last.value);
  if (match === null) return undefined;
  last.value = last.value.slice(0, match.index);
  if (last.value === "") heading.children.pop();
  return match[1];
}
