import { basename } from "node:path";
import type { Nodes } from "mdast";
import { isExternal } from "#model/url.ts";
import { parseMarkdown } from "../../core/markdown/parse-markdown.ts";

type Edit = { start: number; end: number; text: string };

/**
 * Removes from the text what only this site, or only one tool, understands: front matter, HTML, components, ids of
 * headings, everything but the language of code, and braces in prose, which some tools replace. `images` are the paths
 * of its images.
 */
export function plainMarkdown(text: string, extension: "md" | "mdx"): { text: string; images: string[] } {
  const edits: Edit[] = [];
  const images: string[] = [];
  const visit = (node: Nodes) => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    const source = text.slice(start, end);
    const replace = (by: string) => void edits.push({ start, end, text: by });
    if (node.type === "yaml" || node.type === "html" || node.type.startsWith("mdx")) replace("");
    // "npm" is this site's name for commands of a package manager.
    else if (node.type === "code")
      replace(source.replace(/^(`{3,}|~{3,})npm\b.*/, "$1bash").replace(/^((?:`{3,}|~{3,})[\w-]*).*/, "$1"));
    else if (node.type === "image" && isExternal(node.url)) replace("");
    else if (node.type === "image") {
      const name = basename(node.url);
      replace(`![${node.alt ?? ""}](./${name})`);
      images.push(node.url);
    } else if (node.type === "text" && /[{}]/.test(source))
      replace(source.replace(/ *\{#[^\s{}]+\}$/, "").replaceAll(/[{}]/g, (brace) => `&#${brace.charCodeAt(0)};`));
    else if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(parseMarkdown(text, extension));
  const result = edits
    .sort((a, b) => b.start - a.start)
    .reduce((rest, edit) => rest.slice(0, edit.start) + edit.text + rest.slice(edit.end), text);
  return { text: result, images };
}
