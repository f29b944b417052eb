import type { Problem } from "#model/problem.ts";
import { codeOfFences } from "../../../core/markdown/code-of-fences.ts";
import type { SourcePage } from "../../../core/markdown/source-page.ts";
import { problemIn } from "../../../core/problems/problem-in.ts";
import { textPieces } from "./text-pieces.ts";

/** The first Node version with each function that Node 20, which webpack supports, doesn't have. */
const NEWER = [
  { name: "globSync", pattern: /\bglobSync\(/, major: 22 },
  { name: "Promise.withResolvers", pattern: /\bPromise\.withResolvers\(/, major: 22 },
];

const RUN_BY_NODE = /\bfrom "(?:node:[\w/]+|webpack|worker_threads)"/;

/** Reports scripts for Node that need a newer version than the page mentions. */
export function checkNodeVersions(page: SourcePage): Problem[] {
  const text = textPieces(page).map((piece) => piece.text);
  const isMentioned = (wanted: number) =>
    text.some((part) => [...part.matchAll(/\bNode(?:\.js)? (\d+)/g)].some(([, major]) => Number(major) >= wanted));
  return codeOfFences(page).flatMap(({ code, place }) => {
    if (!RUN_BY_NODE.test(code)) return [];
    const missing = NEWER.find(({ pattern, major }) => pattern.test(code) && !isMentioned(major));
    if (missing === undefined) return [];
    return problemIn(page, place, {
      rule: "node-version",
      message: `This script calls ${missing.name}, and the page doesn't say that it needs Node.js ${missing.major}.`,
      fix: `Write "Node.js ${missing.major}" near the script.`,
    });
  });
}
