import type { Root } from "mdast";
import { listOfQuestions } from "../../core/markdown/form-questions.ts";
import type { QuestionsById } from "./package-questions.ts";

/** Adds each section's questions at its end. Returns the ids that no heading has. */
export function addQuestions(tree: Root, questions: QuestionsById): string[] {
  const missing = new Set(questions.keys());
  let current = "";
  const children: Root["children"] = [];
  const endSection = () => {
    const all = questions.get(current);
    if (all !== undefined && missing.delete(current)) children.push(listOfQuestions(all.map(({ text }) => text)));
  };
  for (const node of tree.children) {
    if (node.type === "heading") {
      endSection();
      current = String(node.data?.hProperties?.["id"] ?? "");
    }
    children.push(node);
  }
  endSection();
  tree.children = children;
  return [...missing];
}
