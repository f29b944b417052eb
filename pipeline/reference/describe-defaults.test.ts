import assert from "node:assert/strict";
import { test } from "node:test";
import { type CaseValue, describeDefaults } from "./describe-defaults.ts";
import { type DefaultCase, MODES } from "./run-defaults.ts";

const TARGETS = ["web", "node", "es5"];

const inWords = (valueOf: (each: DefaultCase) => string | undefined, settings = [""]) => {
  const cases = settings.flatMap((setting) =>
    MODES.flatMap((mode) => TARGETS.map((target) => ({ mode, target, setting }))),
  );
  const values = cases.map((each): CaseValue => ({ case: each, value: valueOf(each) }));
  return describeDefaults(values).map(({ value, when }) => (when === undefined ? value : `${value} ${when}`));
};

test("shows a default alone if it's the same everywhere", () => {
  assert.deepEqual(
    inWords(() => '"[name].js"'),
    ['"[name].js"'],
  );
});

test("shows a default by mode and target if it differs, the most frequent last", () => {
  assert.deepEqual(
    inWords(({ mode }) => String(mode === "production")),
    ["true in production", "false otherwise"],
  );
  assert.deepEqual(
    inWords(({ target }) => String(target !== "es5")),
    ["false for es5", "true otherwise"],
  );
  assert.deepEqual(
    inWords(({ mode, target }) => (mode !== "none" && target === "node" ? "a" : "b")),
    ["a in production and development for node", "b otherwise"],
  );
});

test("only shows the other values if most cases have none", () => {
  assert.deepEqual(
    inWords(({ target }) => (target === "es5" ? "false" : undefined)),
    ["false for es5"],
  );
  assert.deepEqual(
    inWords(() => undefined),
    [],
  );
});

test("only shows many values for the web", () => {
  assert.deepEqual(
    inWords(({ mode, target }) => `${mode} ${target}`),
    ["production web for web in production", "development web for web in development", "none web for web"],
  );
});

test("shows a setting that changes the default, and only one if two do the same", () => {
  const settings = ["", "with experiments.futureDefaults", "with output.module"];
  assert.deepEqual(
    inWords(({ setting }) => String(setting.includes("future")), settings),
    ["false", "true with experiments.futureDefaults"],
  );
  assert.deepEqual(
    inWords(({ setting }) => String(setting !== ""), settings),
    ["false", "true with output.module"],
  );
});
