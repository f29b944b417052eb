import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { UserError } from "#model/user-error.ts";
import { emitStyleTypes } from "../core/bundle/emit-style-types.ts";
import { findChromium } from "./find-chromium.ts";

export const HELP = `npm test -- [STEP…] [FILE…]

Runs all tests, or only those of the named files (site/sidebar/swipe.test.ts, or a browser test of an existing build)
and steps: types lint dead-code unit check examples build browser pseudo-build pseudo-browser chinese-build
chinese-browser. The pseudo steps test the interface in the pseudo-locale
en-XA, whose labels are 40 % longer, and the Chinese ones a translation.
The other steps run even if one fails, except that browser tests need their build.

npm test -- pseudo-build pseudo-all runs every browser test in the pseudo-locale. The nightly run does this.
`;

/** A part of the tests. Its commands run in parallel. */
type Step = {
  name: string;
  commands: string[][];
  needs?: string;
  environment?: NodeJS.ProcessEnv;
  /** Whether it only runs when it's named. */
  isExtra?: boolean;
};

const BROWSER_TESTS = ["playwright", "test", "-c", "e2e/playwright.config.ts"];
/** Tests of screens with labels that could overflow. */
const PSEUDO_TESTS =
  "(?:journeys/(?:contents|tabs|theme)|screens/(?:code|ease-of-use|footer|header|menus|mobile-menu|not-found|search|sidebar)|faults/slow-network)[.]spec";
const CHINESE_TESTS = "(?:translation/.*|screens/languages)[.]spec";

const PROJECTS = ["model", ".", "search/engine", "site", "worker", "playground", "playground/compiler", "e2e"];

const STEPS: Step[] = [
  { name: "types", commands: PROJECTS.map((project) => ["tsc", "-p", project]) },
  { name: "lint", commands: [["biome", "ci", "."]] },
  { name: "dead-code", commands: [["knip"]] },
  {
    name: "unit",
    // One process per processor: a process per file would load the same modules again, which takes twice as long as the
    // tests. Hooks for the tests of one file therefore have to be in a suite.
    commands: Array.from({ length: availableParallelism() }, (_, index) => [
      "node",
      "--test",
      "--test-isolation=none",
      `--test-shard=${index + 1}/${availableParallelism()}`,
      "--test-reporter=dot",
      "{*,{model,core,features,search,site,worker,playground,cli,bench,packages}/**/*}.test.ts",
    ]),
    environment: { NODE_COMPILE_CACHE: join(process.cwd(), ".cache/node") },
  },
  { name: "check", commands: [["node", "cli/run.mjs", "check"]] },
  { name: "examples", commands: [["node", "cli/run.mjs", "examples"]] },
  { name: "build", commands: [["node", "cli/run.mjs", "build"]] },
  { name: "browser", commands: [BROWSER_TESTS], needs: "build" },
  ...stepsOfLanguage("pseudo", "en-XA", PSEUDO_TESTS),
  {
    name: "pseudo-all",
    commands: [BROWSER_TESTS],
    needs: "pseudo-build",
    environment: environmentOf("en-XA"),
    isExtra: true,
  },
  ...stepsOfLanguage("chinese", "zh", CHINESE_TESTS),
];

function stepsOfLanguage(name: string, language: string, tests: string): Step[] {
  const environment = environmentOf(language);
  return [
    {
      name: `${name}-build`,
      commands: [["node", "cli/run.mjs", "build", "--language", language, "--out", environment.E2E_DIST]],
    },
    {
      name: `${name}-browser`,
      commands: [[...BROWSER_TESTS, tests]],
      needs: `${name}-build`,
      environment: { ...environment, E2E_PROJECT: "build" },
    },
  ];
}

function environmentOf(language: string): { E2E_LANGUAGE: string; E2E_DIST: string } {
  return { E2E_LANGUAGE: language, E2E_DIST: `.dist-${language}` };
}

export async function run(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const files = positionals.filter((name) => /\.(?:test|spec)\.ts$/.test(name));
  const unknown = positionals.find((name) => !files.includes(name) && !STEPS.some((step) => step.name === name));
  if (unknown !== undefined) {
    const names = STEPS.map((step) => step.name).join(", ");
    throw new UserError(
      `There is no step '${unknown}'. Name a file with tests, e.g. model/url.test.ts, or a step: ${names}.`,
    );
  }
  const steps = [
    ...STEPS.filter(({ name, isExtra = false }) => (positionals.length === 0 ? !isExtra : positionals.includes(name))),
    ...stepsOfFiles(files),
  ];
  // Test results must not depend on today's supporters.
  const environment: NodeJS.ProcessEnv = { ...process.env, OPEN_COLLECTIVE: "off" };
  const failed: string[] = [];
  for (const { name, commands, needs, environment: own } of steps) {
    const start = performance.now();
    console.log(`\n▶ ${name}`);
    let passed = needs === undefined || !failed.includes(needs);
    if (!passed) console.error(`Not run: ${needs} failed.`);
    if (passed && needs !== undefined) {
      const chromium = await findChromium();
      if (chromium === undefined) passed = false;
      else Object.assign(environment, chromium);
    }
    const run = (command: string[]) => runCommand(command, { ...environment, ...own });
    if (name === "types") emitStyleTypes(["site", "playground"]);
    passed &&= (await Promise.all(commands.map(run))).every((each) => each);
    if (!passed) failed.push(name);
    console.log(`${passed ? "✓" : "✗"} ${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) console.log(`Failed: ${failed.join(", ")}. Run one alone with npm test -- ${failed[0]}`);
  return failed.length > 0 ? 1 : 0;
}

function stepsOfFiles(files: readonly string[]): Step[] {
  const unit = files.filter((file) => file.endsWith(".test.ts"));
  const browser = files.filter((file) => file.endsWith(".spec.ts"));
  return [
    ...(unit.length === 0 ? [] : [{ name: unit.join(" "), commands: [["node", "--test", ...unit]] }]),
    ...(browser.length === 0
      ? []
      : [{ name: browser.join(" "), commands: [[...BROWSER_TESTS, ...browser]], needs: "build" }]),
  ];
}

/** The tools are in node_modules/.bin, which npm puts first in PATH. */
function runCommand([command = "", ...args]: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const child = spawn(command, args, { stdio: "inherit", env, shell: process.platform === "win32" });
  child.on("close", (code) => resolve(code === 0));
  child.on("error", (error) => {
    console.error(`${command} couldn't be started: ${error.message}. Run it through npm test, after npm ci.`);
    resolve(false);
  });
  return promise;
}
