import type { Nodes } from "hast";
import { defaultSchema, type Schema, sanitize } from "hast-util-sanitize";
import * as strings from "#strings";
import { DROPPED_ELEMENTS } from "./html-element.ts";
import { isSafeId } from "./safe-id.ts";

/** Removes everything from external text that isn't on the allow-list. Has to be the last step. */
export function sanitizeArticle(tree: Nodes): Nodes {
  const safe = sanitize(tree, SCHEMA);
  tidyAttributes(safe);
  return safe;
}

const SCHEMA: Schema = {
  tagNames: [
    // Blocks, images and headings
    ..."blockquote details div figcaption figure h2 h3 h4 h5 h6 hr img p pre section summary".split(" "),
    // Lists and tables
    ..."caption col colgroup dd dl dt li ol table tbody td tfoot th thead tr ul".split(" "),
    // Text
    ..."a abbr b br cite code del dfn em i ins kbd mark q s samp small span strong sub sup var".split(" "),
  ],
  attributes: {
    "*": ["id", ["lang", strings.language.code]],
    a: [
      ["href", /^(?:https?:\/\/|mailto:|#|\/(?![/\\]))/],
      "title",
      "dataFootnoteRef",
      "dataFootnoteBackref",
      ["className", "data-footnote-backref"],
      ["ariaDescribedBy", "footnote-label"],
      "ariaLabel",
    ],
    // Classes of the site's own code blocks, tables and asides.
    b: [["className", "k", "s", "c", "n", "f", "t", "p"]],
    code: [["className", /^language-[\w-]+$/]],
    col: ["span"],
    colgroup: ["span"],
    details: ["open"],
    div: [
      ["className", "aside", "table"],
      ["role", "note", "group"],
      ["data-kind", ...Object.keys(strings.article.asides)],
      ["tabIndex", 0],
      ["ariaLabel", strings.article.table],
    ],
    figure: [["className", "code", "long-start"]],
    h2: [["className", "visually-hidden"]],
    img: [
      ["src", /^https:\/\//],
      "alt",
      "title",
      ["width", /^\d{1,4}$/],
      ["height", /^\d{1,4}$/],
      ["loading", "lazy"],
      ["decoding", "async"],
    ],
    ol: ["start"],
    p: [["className", "aside-title"]],
    pre: [["tabIndex", 0]],
    section: ["dataFootnotes", ["className", "footnotes"]],
    td: [["align", "left", "center", "right"], "colSpan", "rowSpan"],
    th: [["align", "left", "center", "right"], "colSpan", "rowSpan"],
  },
  ancestors: { ...defaultSchema.ancestors, summary: ["details"] },
  required: { img: { referrerPolicy: "no-referrer" } },
  strip: [...DROPPED_ELEMENTS],
  // Ids have been made safe before. Others are dropped here instead of prefixed, which would break links to safe ones.
  clobber: [],
};

/** Drops unsafe ids, and lists of which no value was allowed. */
function tidyAttributes(node: Nodes): void {
  if (node.type === "element") {
    const { properties } = node;
    const { id } = properties;
    const isKnown = typeof id === "string" && (isSafeId(id) || id === "footnote-label");
    if (!isKnown) delete properties["id"];
    for (const [name, value] of Object.entries(properties))
      if (Array.isArray(value) && value.length === 0) delete properties[name];
  }
  if ("children" in node) for (const child of node.children) tidyAttributes(child);
}
