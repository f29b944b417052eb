/** How deep nodes may lie in each other; the deepest page of any known package has 14. */
const DEEPEST = 60;

/** More of one kind than any page needs; parsers take time squared, or all of the stack, for hundreds of thousands. */
const MOST_TAGS = 10_000;
const MOST_MARKERS = 10_000;
const MOST_CONTAINERS = 100;
const MOST_CELLS = 500;

/** What in a text would keep a parser busy for minutes, in words; undefined for all that people write. */
export function excessOf(text: string): string | undefined {
  if (countOf(text, /<[a-z]/gi) > MOST_TAGS) return `more than ${MOST_TAGS} HTML tags`;
  let markers = 0;
  for (const line of text.split("\n")) {
    // Emphasis and links nest within a paragraph; it ends at a blank line.
    markers = line.trim() === "" ? 0 : markers + countOf(line, /[*_[~]/g);
    if (markers > MOST_MARKERS) return `more than ${MOST_MARKERS} *, _, ~ or [ in one paragraph`;
    if (containersOf(line) > MOST_CONTAINERS) return `more than ${MOST_CONTAINERS} quotes or lists in each other`;
    if (countOf(line, /\|/g) > MOST_CELLS) return `a table with more than ${MOST_CELLS} columns`;
  }
  return undefined;
}

/** A node of Markdown or of HTML. */
type TreeNode = { type: string; value?: string; children?: TreeNode[] };

/** Cuts branches that are too deep: their text stands in their place. Before all steps that call themselves. */
export function limitDepth(tree: TreeNode): void {
  let level = [tree];
  for (let depth = 1; level.length > 0; depth++) {
    const next: TreeNode[] = [];
    for (const { children } of level) {
      if (children === undefined) continue;
      if (depth < DEEPEST) for (const child of children) next.push(child);
      else children.splice(0, children.length, { type: "text", value: textBelow(children) });
    }
    level = next;
  }
}

/** Text of branches of any depth. */
function textBelow(nodes: readonly TreeNode[]): string {
  let text = "";
  const open = nodes.toReversed();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const child of next.children?.toReversed() ?? []) open.push(child);
    if (next.type !== "html" && next.type !== "comment") text += next.value ?? "";
  }
  return text;
}

/** '> > - a' → 3. */
function containersOf(line: string): number {
  const [prefix = ""] = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*/.exec(line) ?? [];
  return countOf(prefix, />|[-*+][ \t]|[.)][ \t]/g);
}

function countOf(text: string, pattern: RegExp): number {
  let count = 0;
  for (const _match of text.matchAll(pattern)) count++;
  return count;
}
