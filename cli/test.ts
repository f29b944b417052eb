import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findChromium } from "./find-chromium.ts";

const HELP = `npm test -- [STEP…]

Runs everything that must hold, or only the steps named: types lint dead-code unit check examples build browser.
A failing step does not keep the others from running, but for the browser tests, which need the build.
`;

/** Its commands run at the same time. */
type Step = { name: string; commands: string[][]; needs?: string; environment?: NodeJS.ProcessEnv };

const STEPS: Step[] = [
  {
    name: "types",
    commands: [
      ["tsc", "-p", "model"],
      ["tsc", "-p", "."],
      ["tsc", "-p", "site"],
      ["tsc", "-p", "worker"],
      ["tsc", "-p", "e2e"],
    ],
  },
  { name: "lint", commands: [["biome", "ci", "."]] },
  { name: "dead-code", commands: [["knip"]] },
  {
    name: "unit",
    // One process for each processor: one for each file loads the same modules again and again, which takes twice as long as the
    // tests. So a hook that is for the tests of one file stands in a suite.
    commands: Array.from({ length: availableParallelism() }, (_, index) => [
      "node",
      "--test",
      "--test-isolation=none",
      `--test-shard=${index + 1}/${availableParallelism()}`,
      "--test-reporter=dot",
      "{model,pipeline,site,worker,cli,bench}/**/*.test.ts",
    ]),
    // What one has compiled the next run finds.
    environment: { NODE_COMPILE_CACHE: join(process.cwd(), ".cache/node") },
  },
  { name: "check", commands: [["node", "cli/run.mjs", "check"]] },
  { name: "examples", commands: [["node", "cli/run.mjs", "examples"]] },
  { name: "build", commands: [["node", "cli/run.mjs", "build"]] },
  { name: "browser", commands: [["playwright", "test", "-c", "e2e/playwright.config.ts"]], needs: "build" },
];

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { help: { type: "boolean" } } });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const unknown = positionals.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown !== undefined) {
    console.error(`There is no step '${unknown}'. Steps: ${STEPS.map((step) => step.name).join(", ")}.`);
    return 1;
  }
  const steps = STEPS.filter((step) => positionals.length === 0 || positionals.includes(step.name));
  const environment = { ...process.env };
  const failed: string[] = [];
  for (const { name, commands, needs, environment: own } of steps) {
    const start = performance.now();
    console.log(`\n▶ ${name}`);
    let passed = needs === undefined || !failed.includes(needs);
    if (!passed) console.error(`Not run: ${needs} failed.`);
    if (passed && name === "browser") {
      const chromium = findChromium((text) => console.error(text));
      if (chromium === undefined) passed = false;
      else Object.assign(environment, chromium);
    }
    const run = (command: string[]) => runCommand(command, { ...environment, ...own });
    passed &&= (await Promise.all(commands.map(run))).every((each) => each);
    if (!passed) failed.push(name);
    console.log(`${passed ? "✓" : "✗"} ${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) console.log(`Failed: ${failed.join(", ")}. Run one alone with npm test -- ${failed[0]}`);
  return failed.length > 0 ? 1 : 0;
}

/** The tools are in node_modules/.bin, which npm puts first in PATH. */
function runCommand([command = "", ...args]: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const child = spawn(command, args, { stdio: "inherit", env, shell: process.platform === "win32" });
  child.on("close", (code) => resolve(code === 0));
  child.on("error", (error) => {
    console.error(`${command} could not be started: ${error.message}. Run it through npm test, after npm ci.`);
    resolve(false);
  });
  return promise;
}
