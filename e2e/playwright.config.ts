import { defineConfig, type Project } from "@playwright/test";
import { browserOf } from "./browsers.ts";
import { DISABLED_FEATURES } from "./disabled-features.ts";
import type { Options } from "./fixtures.ts";

const executablePath = process.env["CHROMIUM_PATH"] || undefined;
const wholePath = process.env["WHOLE_CHROMIUM_PATH"] || executablePath;
const isCI = process.env["CI"] !== undefined;
const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", DISABLED_FEATURES];

const NEW_TAB = /journeys\/new-tab\.spec\.ts/;
/** Full Chromium, as readers use it. */
const WHOLE =
  wholePath === undefined ? { channel: "chromium" } : { launchOptions: { executablePath: wholePath, args } };

/** Title of the test groups that block the service worker. */
const WITHOUT_WORKER = /without a worker/;

/** A build in another language; the Chinese one has tests of its own. */
const LANGUAGE = process.env["E2E_LANGUAGE"];

const browserName = browserOf(process.env);
const isChromium = browserName === "chromium";

const CHROMIUM_PROJECTS: Project<Options>[] = [
  // Long projects run first to keep both workers busy until the end.
  // With a service worker, tabs of the headless shell sometimes hang: docs/known-gaps.md.
  {
    name: "deployed",
    testMatch: /deployed\/.*\.spec\.ts/,
    grepInvert: WITHOUT_WORKER,
    use: { served: "build", ...WHOLE },
  },
  // In the headless shell, Playwright often misses that a tab opened by a link has loaded its document.
  { name: "new-tab", testMatch: NEW_TAB, use: { served: "build", ...WHOLE } },
  {
    name: "deployed-without-worker",
    testMatch: /deployed\/.*\.spec\.ts/,
    grep: WITHOUT_WORKER,
    use: { served: "build" },
  },
  {
    name: "build",
    testIgnore: NEW_TAB,
    testMatch:
      LANGUAGE === "zh"
        ? /(?:screens|translation)\/.*\.spec\.ts/
        : /(?:invariants|faults|journeys|screens|other-content|hostile)\/.*\.spec\.ts/,
    use: { served: "build" },
  },
  { name: "dev", testIgnore: NEW_TAB, testMatch: /(?:dev|journeys)\/.*\.spec\.ts/, use: { served: "dev" } },
];

/** The only project to run, without the servers that others need: Playwright starts those even with --project. */
const PROJECT = process.env["E2E_PROJECT"];

function named(projects: Project<Options>[]): Project<Options>[] {
  return PROJECT === undefined ? projects : projects.filter(({ name }) => name === PROJECT);
}

/** Tests of what readers do. Invariants need Chromium's tools, and Playwright only watches its service workers. */
const OTHER_PROJECTS: Project<Options>[] = [
  {
    name: "build",
    testMatch: /(?:faults|journeys|screens|other-content|hostile)\/.*\.spec\.ts/,
    use: { served: "build" },
  },
];

export default defineConfig<Options>({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./start-servers.ts",
  fullyParallel: true,
  forbidOnly: isCI,
  workers: 2,
  // The dot reporter lists failures with their reasons at the end.
  reporter: isCI ? "dot" : "line",
  // These only end what hangs, also on a busy machine and in tests that build something.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  use: {
    browserName,
    viewport: { width: 1440, height: 900 },
    // Service worker tests allow it; its responses would hide failures in all others.
    serviceWorkers: "block",
    launchOptions: isChromium ? { ...(executablePath !== undefined && { executablePath }), args } : {},
  },
  projects: named(isChromium ? CHROMIUM_PROJECTS : OTHER_PROJECTS),
});
