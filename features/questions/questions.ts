import type { Problem } from "#model/problem.ts";
import { Fact, type Facts } from "../../core/index/fact.ts";
import type { Place } from "../../core/problems/place.ts";

/** A question that a section answers, in readers' own words, and its place. `file`: from the content root. */
export type Question = { text: string; place: Place; file: string };

/** Questions of one page by heading id; '' is the page as a whole. */
export type QuestionsById = ReadonlyMap<string, readonly Question[]>;

/** `pages`: by URL. */
export type Questions = { pages: ReadonlyMap<string, QuestionsById>; problems: readonly Problem[] };

export const QUESTIONS = new Fact<Questions>({ pages: new Map(), problems: [] });

/** Returns the texts of a page's questions by heading id. */
export function questionTexts(index: { facts: Facts }, url: string): Map<string, string[]> {
  const byId = QUESTIONS.of(index).pages.get(url) ?? [];
  return new Map([...byId].map(([id, all]) => [id, all.map(({ text }) => text)]));
}
