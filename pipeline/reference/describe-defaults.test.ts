import assert from "node:assert/strict";
import { test } from "node:test";
import { type CaseValue, describeDefaults } from "./describe-defaults.ts";
import { type DefaultCase, MODES, type TargetName } from "./run-defaults.ts";

const TARGETS: TargetName[] = ["web", "node", "es5"];

const inWords = (valueOf: (each: DefaultCase) => string | undefined, settings = [""]) => {
  const cases = settings.flatMap((setting) =>
    MODES.flatMap((mode) => TARGETS.map((target) => ({ mode, target, setting }))),
  );
  const values = cases.map((each): CaseValue => ({ case: each, value: valueOf(each) }));
  return describeDefaults(values).map(({ value, when }) => (when === undefined ? value : `${value} ${when}`));
};

test("a default that is the same everywhere is told alone", () => {
  assert.deepEqual(
    inWords(() => '"[name].js"'),
    ['"[name].js"'],
  );
});

test("a default that differs is told by mode and target, the most frequent last", () => {
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

test("without a value in most cases only the others are told", () => {
  assert.deepEqual(
    inWords(({ target }) => (target === "es5" ? "false" : undefined)),
    ["false for es5"],
  );
  assert.deepEqual(
    inWords(() => undefined),
    [],
  );
});

test("many values are told for the web only", () => {
  assert.deepEqual(
    inWords(({ mode, target }) => `${mode} ${target}`),
    ["production web for web in production", "development web for web in development", "none web for web"],
  );
});

test("a setting is told when it changes the default, and once when two do the same", () => {
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
