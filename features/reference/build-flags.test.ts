import assert from "node:assert/strict";
import { test } from "node:test";
import { buildSiteIndex } from "../../core/index/build-site-index.ts";
import { option, referenceOf } from "../../test/reference-of.ts";
import { sourcePageOf, withFacts, withTitle } from "../../test/source-page-of.ts";
import { buildFlags } from "./build-flags.ts";
import { REFERENCE } from "./fact.ts";

test("links a flag to its option, to the option that documents it, or to the nearest one above", () => {
  const flag = (path: string, ...names: string[]) => ({ names, options: [path], values: [] });
  const reference = referenceOf(
    [
      option("Rule.exclude", { flag: "--module-rules-exclude" }),
      option("resolve.alias", { flag: "--resolve-alias" }),
      option("resolveLoader.alias", { flag: "--resolve-loader-alias", sameAs: "resolve.alias" }),
    ],
    [],
    [
      flag("module.rules[].exclude", "--module-rules-exclude", "--module-rules-exclude-reset"),
      flag("module.rules[].exclude.glob", "--module-rules-exclude-glob"),
      flag("resolve.alias", "--resolve-alias"),
      flag("resolveLoader.alias", "--resolve-loader-alias"),
      flag("stats", "--stats"),
    ],
  );
  const page = sourcePageOf("configuration/all.md", withTitle("## Rule.exclude\n\n## resolve.alias\n"));
  const rows = buildFlags(withFacts(buildSiteIndex([page], []), (facts) => REFERENCE.set(facts, reference)));
  assert.deepEqual(
    rows.map(({ names, option, url }) => [...names, option, url]),
    [
      [
        "--module-rules-exclude",
        "--module-rules-exclude-reset",
        "module.rules[].exclude",
        "/configuration/all/#ruleexclude",
      ],
      ["--module-rules-exclude-glob", "module.rules[].exclude.glob", "/configuration/all/#ruleexclude"],
      ["--resolve-alias", "resolve.alias", "/configuration/all/#resolvealias"],
      ["--resolve-loader-alias", "resolveLoader.alias", "/configuration/all/#resolvealias"],
      ["--stats", "stats", undefined],
    ],
  );
});
