import assert from "node:assert/strict";
import { test } from "node:test";
import { type CaseValue, describeDefaults } from "./describe-defaults.ts";
import { type DefaultCase, MODES } from "./run-defaults.ts";

const TARGETS = ["web", "node", "es5"];

type ValueOf = (each: DefaultCase) => string | undefined;

const inWords = (valueOf: ValueOf, settings: readonly string[]) => {
  const cases = settings.flatMap((setting) =>
    MODES.flatMap((mode) => TARGETS.map((target) => ({ mode, target, setting }))),
  );
  const values = cases.map((each): CaseValue => ({ case: each, value: valueOf(each) }));
  return describeDefaults(values).map(({ value, when }) => (when === undefined ? value : `${value} ${when}`));
};

const TABLES: Record<string, [ValueOf, string[]][]> = {
  "shows a default alone if it's the same everywhere": [[() => '"[name].js"', ['"[name].js"']]],
  "shows a default by mode and target if it differs, the most frequent last": [
    [({ mode }) => String(mode === "production"), ["true in production", "false otherwise"]],
    [({ target }) => String(target !== "es5"), ["false for es5", "true otherwise"]],
    [
      ({ mode, target }) => (mode !== "none" && target === "node" ? "a" : "b"),
      ["a in production and development for node", "b otherwise"],
    ],
  ],
  "only shows the other values if most cases have none": [
    [({ target }) => (target === "es5" ? "false" : undefined), ["false for es5"]],
    [() => undefined, []],
  ],
  "only shows many values for the web": [
    [
      ({ mode, target }) => `${mode} ${target}`,
      ["production web for web in production", "development web for web in development", "none web for web"],
    ],
  ],
};

for (const [name, table] of Object.entries(TABLES)) {
  test(name, () => {
    for (const [valueOf, words] of table) assert.deepEqual(inWords(valueOf, [""]), words);
  });
}

test("shows a setting that changes the default, and only one if two do the same", () => {
  const settings = ["", "with experiments.futureDefaults", "with output.module"];
  const table: [ValueOf, string[]][] = [
    [({ setting }) => String(setting.includes("future")), ["false", "true with experiments.futureDefaults"]],
    [({ setting }) => String(setting !== ""), ["false", "true with output.module"]],
  ];
  for (const [valueOf, words] of table) assert.deepEqual(inWords(valueOf, settings), words);
});
