/** Maximum depth of nodes. The deepest page of a known package has 14 levels. */
const MAX_DEPTH = 60;

/** More than any page needs. Parsers need quadratic time or the whole stack for hundreds of thousands. */
const MAX_TAGS = 10_000;
const MAX_MARKERS = 10_000;
const MAX_CONTAINERS = 100;
const MAX_CELLS = 500;

/** Describes what in a text would keep a parser busy for minutes; undefined for everything that people write. */
export function excessOf(text: string): string | undefined {
  if (countOf(text, /<[a-z]/gi) > MAX_TAGS) return `more than ${MAX_TAGS} HTML tags`;
  let markers = 0;
  for (const line of text.split("\n")) {
    // Emphasis and links nest within a paragraph, which ends at a blank line.
    markers = line.trim() === "" ? 0 : markers + countOf(line, /[*_[~]/g);
    if (markers > MAX_MARKERS) return `more than ${MAX_MARKERS} *, _, ~ or [ in one paragraph`;
    if (containersOf(line) > MAX_CONTAINERS) return `more than ${MAX_CONTAINERS} nested quotes or lists`;
    if (countOf(line, /\|/g) > MAX_CELLS) return `a table with more than ${MAX_CELLS} columns`;
  }
  return undefined;
}

/** A node of Markdown or HTML. */
type TreeNode = { type: string; value?: string; children?: TreeNode[] };

/** Replaces branches that are too deep with their text. Has to run before all recursive steps. */
export function limitDepth(tree: TreeNode): void {
  let level = [tree];
  for (let depth = 1; level.length > 0; depth++) {
    const next: TreeNode[] = [];
    for (const { children } of level) {
      if (children === undefined) continue;
      if (depth < MAX_DEPTH) for (const child of children) next.push(child);
      else children.splice(0, children.length, { type: "text", value: textBelow(children) });
    }
    level = next;
  }
}

/** Returns the text of branches of any depth. */
function textBelow(nodes: readonly TreeNode[]): string {
  let text = "";
  const open = nodes.toReversed();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const child of next.children?.toReversed() ?? []) open.push(child);
    if (next.type !== "html" && next.type !== "comment") text += next.value ?? "";
  }
  return text;
}

/** Counts quotes and lists: '> > - a' → 3. */
function containersOf(line: string): number {
  const [prefix = ""] = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*/.exec(line) ?? [];
  return countOf(prefix, />|[-*+][ \t]|[.)][ \t]/g);
}

function countOf(text: string, pattern: RegExp): number {
  return text.matchAll(pattern).reduce((count) => count + 1, 0);
}
