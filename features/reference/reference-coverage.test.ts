import assert from "node:assert/strict";
import { test } from "node:test";
import { hook, option, referenceOf } from "../../test/reference-of.ts";
import { sourcePageOf, withTitle } from "../../test/source-page-of.ts";
import { checkReferenceCoverage } from "./reference-coverage.ts";

const output = sourcePageOf("configuration/output.md", withTitle("## output.path\n\n## output.html.title\n"));
const resolve = sourcePageOf("configuration/resolve.md", withTitle("## resolve.alias\n"));
const known = [option("output.path"), option("output.html.title"), option("resolve.alias")];

test("reports an option without a heading beside the most similar one", () => {
  const reference = referenceOf([...known, option("output.html.favicon", { since: "5.109.0" })], ["options"]);
  const [problem, ...others] = checkReferenceCoverage([resolve, output], reference);
  assert.equal(others.length, 0);
  assert.equal(`${problem?.file}:${problem?.line}`, "configuration/output.md:6");
  assert.equal(
    problem?.message,
    "No page documents output.html.favicon (since 5.109.0). All options need documentation.",
  );
  assert.equal(problem?.fix, "Give it a heading, here or where it fits better: ## output.html.favicon");
});

test("ignores categories that aren't complete yet", () => {
  assert.deepEqual(
    checkReferenceCoverage([resolve, output], referenceOf([...known, hook("Compiler", "run")], ["options"])),
    [],
  );
});

test("accepts an option that is documented under another name", () => {
  const twin = option("resolveLoader.alias", { sameAs: "resolve.alias" });
  assert.deepEqual(checkReferenceCoverage([resolve, output], referenceOf([...known, twin], ["options"])), []);
  const body = withTitle("## output.path\n\n## output.html.title\n\n## resolveLoader.alias\n");
  const only = sourcePageOf("configuration/output.md", body);
  assert.deepEqual(checkReferenceCoverage([only], referenceOf([...known, twin], ["options"])), []);
});
