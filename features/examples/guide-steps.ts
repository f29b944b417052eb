import type { Code } from "mdast";
import { fenceOf } from "../../core/markdown/form-code-blocks.ts";
import { placeOf } from "../../core/markdown/place-of.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { walkTree } from "../../core/markdown/walk-tree.ts";
import type { Place } from "../../core/problems/place.ts";

/** One thing that a reader does when following a tutorial, in the order of the page. */
export type GuideStep = { place: Place } & (
  | {
      kind: "write";
      file: string;
      text: string;
      /** Only writes the file if it doesn't exist. */
      unlessThere: boolean;
    }
  | { kind: "edit"; file: string; diff: string }
  | {
      kind: "run";
      command: string;
      /** The output on the page. */
      prints?: string;
    }
  /** The last commands printed this text, or wrote it to a file. */
  | { kind: "expect"; text: string }
  /** The project now equals the example with this name. */
  | { kind: "compare"; project: string }
);

/**
 * Returns what the reader of a tutorial does. `projects` are the examples that equal the reader's project at some
 * point. Skipped are excerpts, existing files that don't belong to an example (variants), and other examples with
 * everything up to the next heading.
 */
export function guideSteps(page: SourcePage, projects: readonly string[]): GuideStep[] {
  const steps: GuideStep[] = [];
  const ends = new Map<string, number>();
  let aside = false;
  walkTree(page.tree, (node) => {
    if (node.type === "heading") aside = false;
    if (node.type !== "code") return;
    const { tab, options } = fenceOf(node);
    const example = options.get("example");
    if (example !== undefined) aside = !projects.includes(example);
    if (aside || (tab !== undefined && tab !== "npm")) return;
    steps.push(...stepsOfFence(node));
    if (example !== undefined) ends.set(example, steps.length);
  });
  for (const [project, end] of [...ends].sort(([, a], [, b]) => b - a)) {
    const place = steps[end - 1]?.place;
    if (place !== undefined) steps.splice(end, 0, { kind: "compare", project, place });
  }
  return steps;
}

function stepsOfFence(code: Code): GuideStep[] {
  const { title: file, options, diff, output, language } = fenceOf(code);
  const place = placeOf(code);
  if (output) return stepsOfOutput(code.value, place);
  if (file !== undefined && diff) return [{ kind: "edit", file, diff: code.value, place }];
  if (file !== undefined && options.has("excerpt")) return [];
  if (file !== undefined) {
    return [{ kind: "write", file, text: `${code.value}\n`, unlessThere: !options.has("example"), place }];
  }
  if (language !== "bash") return [];
  const commands = code.value.split("\n").filter((line) => line.trim() !== "");
  return commands.map((command) => ({ kind: "run", command, place }));
}

/** Lines that start with '$ ' are commands; the lines after them are their output. */
function stepsOfOutput(text: string, place: Place): GuideStep[] {
  const [before = "", ...typed] = text.split(/^\$ /m);
  const steps: GuideStep[] = before.trim() === "" ? [] : [{ kind: "expect", text: before, place }];
  for (const each of typed) {
    const [command = "", ...printed] = each.split("\n");
    const prints = printed.join("\n").trimEnd();
    steps.push(prints === "" ? { kind: "run", command, place } : { kind: "run", command, prints, place });
  }
  return steps;
}
