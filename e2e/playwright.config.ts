import { defineConfig } from "@playwright/test";
import { DISABLED_FEATURES } from "./disabled-features.ts";
import type { Options } from "./fixtures.ts";

const executablePath = process.env["CHROMIUM_PATH"] || undefined;
const wholePath = process.env["WHOLE_CHROMIUM_PATH"] || executablePath;
const isCI = process.env["CI"] !== undefined;
const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", DISABLED_FEATURES];

const NEW_TAB = /journeys\/new-tab\.spec\.ts/;
/** A browser as readers have it. */
const WHOLE =
  wholePath === undefined ? { channel: "chromium" } : { launchOptions: { executablePath: wholePath, args } };

/** Title of the groups of tests that keep the worker away. */
const WITHOUT_WORKER = /without a worker/;

export default defineConfig<Options>({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./start-servers.ts",
  fullyParallel: true,
  forbidOnly: isCI,
  // Elsewhere the first failure counts. On a machine that others share, a test that passes the second time is named as flaky.
  retries: isCI ? 1 : 0,
  workers: 2,
  // Under CI what failed stands together at the end, with its reason.
  reporter: isCI ? "dot" : "line",
  // Whatever takes longer hangs; tests that build something say so themselves.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    // Tests of the worker allow it; what it answers no other test could make fail.
    serviceWorkers: "block",
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args,
    },
  },
  projects: [
    // The long ones first, so that both workers are busy to the end.
    // Under a service worker a tab of the headless shell hangs now and then: docs/known-gaps.md.
    {
      name: "deployed",
      testMatch: /deployed\/.*\.spec\.ts/,
      grepInvert: WITHOUT_WORKER,
      use: { served: "build", ...WHOLE },
    },
    // Of a tab that a link opens in the headless shell Playwright often does not learn that its document has come.
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
      testMatch: /(?:invariants|faults|journeys|screens|other-content|hostile)\/.*\.spec\.ts/,
      use: { served: "build" },
    },
    { name: "dev", testIgnore: NEW_TAB, testMatch: /(?:dev|journeys)\/.*\.spec\.ts/, use: { served: "dev" } },
  ],
});
