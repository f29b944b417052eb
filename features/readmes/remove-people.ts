import type { Heading, Root, RootContent } from "mdast";
import { visibleText } from "./tree-text.ts";

/** A longer section says more than who the people are, in characters. */
const SHORT = 600;

/**
 * Removes a README's lists of people, with their pictures: the page has its own list of contributors, and links to the
 * repository.
 */
export function removePeople(tree: Root): void {
  const kept: RootContent[] = [];
  for (let index = 0; index < tree.children.length; index++) {
    const node = tree.children[index];
    const section = node?.type === "heading" && isPeople(node) ? sectionAt(tree, index, node.depth) : [];
    const length = section.reduce((sum, each) => sum + visibleText(each).length, 0);
    if (section.length === 0 || length > SHORT) kept.push(...tree.children.slice(index, index + 1));
    else {
      kept.push(...section.filter(({ type }) => type === "footnoteDefinition"));
      index += section.length - 1;
    }
  }
  tree.children = kept;
}

function isPeople(heading: Heading): boolean {
  return /^(?:(?:code|financial|our) )?(?:contributors|maintainers|backers|sponsors|authors?)$/i.test(
    visibleText(heading).trim(),
  );
}

/** Returns a heading and everything up to the next one that isn't below it. */
function sectionAt({ children }: Root, start: number, depth: number): RootContent[] {
  const length = children.slice(start + 1).findIndex((node) => node.type === "heading" && node.depth <= depth);
  return children.slice(start, length === -1 ? undefined : start + 1 + length);
}
