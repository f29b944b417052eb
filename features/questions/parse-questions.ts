import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { Problem } from "#model/problem.ts";
import { didYouMean, nearestName } from "../../core/problems/nearest-name.ts";
import { type Place, START } from "../../core/problems/place.ts";
import { problemIn } from "../../core/problems/problem-in.ts";
import type { Question, QuestionsById } from "./questions.ts";

const MIN_QUESTIONS = 3;
const MAX_QUESTIONS = 20;

/** `ids`: those of the page's headings. */
type QuestionsFile = { path: string; text: string; ids: readonly string[] };

/** Parses a page's file of questions: a list of texts by heading id. What has a mistake is left out. */
export function parseQuestions({ path, text, ids }: QuestionsFile): { questions: QuestionsById; problems: Problem[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problems: Problem[] = [];
  const report = (place: Place, message: string, fix: string) =>
    problems.push(problemIn({ path }, place, { rule: "question", message, fix }));
  const placeOf = (offset = 0): Place => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const questions = new Map<string, readonly Question[]>();
  for (const { message, pos } of document.errors)
    report(placeOf(pos[0]), `${message.replace(/\.$/, "")}.`, "Fix the YAML; texts with ': ' or ' #' need quotes.");
  if (document.errors.length > 0) return { questions, problems };
  if (!isMap(document.contents)) {
    report(
      START,
      "This file has no questions by heading id.",
      "Write 'heading-id:', and below it '- ' and a question.",
    );
    return { questions, problems };
  }
  for (const { key, value } of document.contents.items) {
    if (!isScalar(key)) continue;
    const id = String(key.value ?? "");
    const place = placeOf(key.range?.[0]);
    if (id !== "" && !ids.includes(id)) {
      const near = didYouMean(nearestName(id, ids), "Use the id of the section that answers them.");
      report(place, `The page has no heading '#${id}'.`, near);
      continue;
    }
    const items = isSeq(value) ? value.items : [];
    const all = items.flatMap((item): Question[] => {
      const at = placeOf(isScalar(item) || isMap(item) || isSeq(item) ? item.range?.[0] : key.range?.[0]);
      if (isScalar(item) && typeof item.value === "string" && item.value.trim() !== "")
        return [{ text: item.value, place: at, file: path }];
      report(at, "This question isn't text.", "Put it in quotes.");
      return [];
    });
    if (items.length < MIN_QUESTIONS || items.length > MAX_QUESTIONS)
      report(
        place,
        `This section has ${items.length} ${items.length === 1 ? "question" : "questions"}.`,
        `Write ${MIN_QUESTIONS} to ${MAX_QUESTIONS}, one per line after '- ', each in words that the others and the heading don't use.`,
      );
    questions.set(id, all);
  }
  return { questions, problems };
}
