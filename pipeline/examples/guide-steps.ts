import type { Code } from "mdast";
import { fenceOf } from "../markdown/form-code-blocks.ts";
import { placeOf } from "../markdown/place-of.ts";
import { walkTree } from "../markdown/walk-tree.ts";
import type { Place, SourcePage } from "../read/source-page.ts";

/** What a reader does who types along, in the order of the page. */
export type GuideStep = { place: Place } & (
  | { kind: "write"; file: string; text: string /** Only where there is no such file yet. */; unlessThere: boolean }
  | { kind: "edit"; file: string; diff: string }
  | { kind: "run"; command: string /** What the page says that it prints. */; prints?: string }
  /** Was printed by the last commands, or stands in a file that they wrote. */
  | { kind: "expect"; text: string }
  /** The project is now the one of content/examples with this name. */
  | { kind: "compare"; project: string }
);

/**
 * A tutorial page → what its reader does. `projects`: the examples whose states the reader's own project goes through. What
 * the page shows of other examples is for reading, with all that follows it up to the next heading. A file without an
 * example that is there already is shown in a variant, also for reading; so is an excerpt.
 */
export function guideSteps(page: SourcePage, projects: readonly string[]): GuideStep[] {
  const steps: GuideStep[] = [];
  const ends = new Map<string, number>();
  let aside = false;
  walkTree(page.tree, (node) => {
    if (node.type === "heading") aside = false;
    if (node.type !== "code") return;
    const { example, tab } = fenceOf(node);
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
  const { title: file, example, excerpt, diff, output, language } = fenceOf(code);
  const place = placeOf(code);
  if (output) return stepsOfOutput(code.value, place);
  if (file !== undefined && diff) return [{ kind: "edit", file, diff: code.value, place }];
  if (file !== undefined && excerpt) return [];
  if (file !== undefined) {
    return [{ kind: "write", file, text: `${code.value}\n`, unlessThere: example === undefined, place }];
  }
  if (language !== "bash") return [];
  const commands = code.value.split("\n").filter((line) => line.trim() !== "");
  return commands.map((command) => ({ kind: "run", command, place }));
}

/** Lines that begin with '$ ' are typed; what stands below is what they print. */
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
