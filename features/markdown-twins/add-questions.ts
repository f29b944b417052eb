import type { Paragraph, Root, RootContent } from "mdast";
import * as strings from "#strings";

/** Returns the blocks of a page with each section's questions at its end. `questions`: by heading id. */
export function addQuestions(tree: Root, questions: ReadonlyMap<string, readonly string[]>): Root {
  const children: RootContent[] = [];
  let current = "";
  const endSection = () => {
    const all = questions.get(current) ?? [];
    if (all.length > 0) children.push(...listOf(all));
  };
  for (const node of tree.children) {
    if (node.type === "heading") {
      endSection();
      current = String(node.data?.hProperties?.["id"] ?? "");
    }
    children.push(node);
  }
  endSection();
  return { ...tree, children };
}

function listOf(questions: readonly string[]): RootContent[] {
  const title: Paragraph = {
    type: "paragraph",
    children: [{ type: "strong", children: [{ type: "text", value: strings.article.questions }] }],
  };
  const items = questions.map((value) => ({
    type: "listItem" as const,
    spread: false,
    children: [{ type: "paragraph" as const, children: [{ type: "text" as const, value }] }],
  }));
  return [title, { type: "list", spread: false, children: items }];
}
