import type { Blockquote, Nodes, Paragraph, Root, RootContent } from "mdast";
import { LABEL_LANGUAGE } from "#model/label-language.ts";
import * as strings from "#strings";
import type { Report } from "../problems/report.ts";
import { placeOf } from "./place-of.ts";
import type { Question } from "./source-page.ts";

const MARKER = /^Q>(?= |$)/;
const CLASS = "questions";
const MIN_QUESTIONS = 3;
const MAX_QUESTIONS = 20;

/**
 * Moves `Q> ` lines from below a heading, or from the start of the page, into a closed `<details>` at the end of the
 * section, and returns them. Each line is a question that the section answers, in readers' own words. Search scores
 * them like titles.
 */
export function formQuestions(tree: Root, report: Report): Question[] {
  const all: Question[] = [];
  const children: RootContent[] = [];
  let waiting: Blockquote | undefined;
  let isStart = true;
  for (const node of tree.children) {
    if (node.type === "heading" && waiting !== undefined) {
      children.push(waiting);
      waiting = undefined;
    }
    const questions = questionsOf(node);
    if (questions === undefined) children.push(node);
    else {
      reportMistakes(node, questions, isStart, report);
      const { line, column } = placeOf(node);
      all.push(...questions.map((text, at) => ({ text, place: { line: line + at, column } })));
      waiting = listOfQuestions(questions);
    }
    isStart = node.type === "heading" || (isStart && INVISIBLE.has(node.type));
  }
  tree.children = waiting === undefined ? children : [...children, waiting];
  return all;
}

/** Nodes that may precede the questions of a page. */
const INVISIBLE = new Set(["yaml", "definition", "mdxjsEsm"]);

/** Recognizes a section's questions. Readers' own words may be misspelled. */
export function isQuestions(node: Nodes): boolean {
  const classes =
    node.data !== undefined && "hProperties" in node.data ? node.data.hProperties?.["className"] : undefined;
  return Array.isArray(classes) && classes.includes(CLASS);
}

function questionsOf(node: RootContent): string[] | undefined {
  if (node.type !== "paragraph" || node.children[0]?.type !== "text" || !MARKER.test(node.children[0].value)) {
    return undefined;
  }
  const lines = textOf(node).split("\n");
  return lines.map((line) => line.trim().replace(MARKER, "").trim());
}

function textOf(node: Nodes): string {
  if ("value" in node) return node.value;
  if (node.type === "break") return "\n";
  return "children" in node ? node.children.map(textOf).join("") : "";
}

function reportMistakes(node: RootContent, questions: readonly string[], isStart: boolean, report: Report): void {
  const place = placeOf(node);
  if (!isStart) {
    report(
      "question",
      place,
      "These questions don't follow a heading.",
      "Move them directly below the heading of the section that answers them.",
    );
  }
  if (questions.length < MIN_QUESTIONS || questions.length > MAX_QUESTIONS) {
    report(
      "question",
      place,
      `This section has ${questions.length} ${questions.length === 1 ? "question" : "questions"}.`,
      `Write ${MIN_QUESTIONS} to ${MAX_QUESTIONS}, one per line, each in words that the others and the heading don't use.`,
    );
  }
}

/** Returns the closed list that readers see at the end of a section. */
export function listOfQuestions(questions: readonly string[]): Blockquote {
  const summary = paragraph(strings.article.questions);
  summary.data = { hName: "summary", hProperties: { ...LABEL_LANGUAGE } };
  return {
    type: "blockquote",
    data: { hName: "details", hProperties: { className: [CLASS] } },
    children: [
      summary,
      {
        type: "list",
        spread: false,
        children: questions.map((question) => ({ type: "listItem", spread: false, children: [paragraph(question)] })),
      },
    ],
  };
}

function paragraph(value: string): Paragraph {
  return { type: "paragraph", children: [{ type: "text", value }] };
}
