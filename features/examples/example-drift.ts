import type { Code } from "mdast";
import type { Problem } from "#model/problem.ts";
import { afterDiff } from "../../core/markdown/code-of-fences.ts";
import { fenceOf } from "../../core/markdown/form-code-blocks.ts";
import { nodesOf } from "../../core/markdown/nodes-of.ts";
import type { Fence } from "../../core/markdown/parse-fence.ts";
import { placeOf } from "../../core/markdown/place-of.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { didYouMean, nearestName } from "../../core/problems/nearest-name.ts";
import { problemIn } from "../../core/problems/problem-in.ts";
import type { ExampleFolder } from "./fact.ts";
import { firstDifference } from "./first-difference.ts";
import { normalizeOutput } from "./normalize-output.ts";
import type { Example } from "./read-examples.ts";

type KnownExamples = Pick<ExampleFolder, "names" | "text">;

/** Reports code fences that differ from the example that they quote. */
export function checkExampleDrift(page: SourcePage, examples: KnownExamples): Problem[] {
  return nodesOf(page.tree, "code").flatMap((code) => {
    const fence = fenceOf(code);
    const example = fence.options.get("example");
    const texts = example === undefined ? undefined : driftOf(code, fence, example, examples);
    return texts === undefined ? [] : problemIn(page, placeOf(code), { rule: "example-drift", ...texts });
  });
}

type Texts = { message: string; fix: string };

function driftOf(code: Code, fence: Fence, name: string, examples: KnownExamples): Texts | undefined {
  const example = examples.text(name);
  if (example === undefined) {
    const fix = didYouMean(nearestName(name, examples.names), "Correct the name, or create the example.");
    return { message: `There is no folder examples/${name}.`, fix };
  }
  const file = fence.output ? "output.txt" : fence.title;
  if (file === undefined) {
    return { message: "The fence doesn't say which file it quotes.", fix: 'Add title="src/index.js", or output.' };
  }
  const text = example.get(file);
  if (text === undefined) return { message: `examples/${name} has no ${file}.`, fix: fixForFile(file, name, example) };

  const shown = fence.diff ? afterDiff(code.value) : code.value;
  const quoted = fence.output ? normalizeOutput(shown) : shown;
  const original = fence.output ? normalizeOutput(text) : text;
  const isPart = fence.options.has("excerpt") || fence.diff;
  const difference = firstDifference(quoted, original, fence.output || isPart ? "run" : "whole");
  if (difference === undefined) return undefined;
  const { line, found, expected } = difference;
  const there =
    expected === undefined
      ? `examples/${name}/${file} has no such line there`
      : `examples/${name}/${file} has '${expected}'`;
  return {
    message:
      found === undefined
        ? `The fence ends before line ${line}, where ${there}.`
        : `Line ${line} of the fence is '${found}'; ${there}.`,
    fix: fence.output
      ? `Copy the lines again. If the program prints something else now, first run \`npm run examples -- ${name} --update\`.`
      : isPart
        ? "Copy the lines again."
        : "Copy the file again, or add `excerpt` to the fence if it only shows some lines.",
  };
}

function fixForFile(file: string, name: string, example: Example): string {
  if (file === "output.txt") return `Run \`npm run examples -- ${name} --update\`.`;
  return didYouMean(nearestName(file, example.keys()), `It has ${[...example.keys()].join(", ")}.`);
}
