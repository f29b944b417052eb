import assert from "node:assert/strict";
import { test } from "node:test";
import { installedChromium } from "./find-chromium.ts";

const SHELL = "/usr/bin/chromium-headless-shell";
const FULL_BROWSER = "/usr/bin/chromium";

const CASES: { installed: string[]; expected: ReturnType<typeof installedChromium> }[] = [
  { installed: [], expected: undefined },
  // A headless shell isn't the browser that readers have.
  { installed: [SHELL], expected: undefined },
  { installed: [FULL_BROWSER], expected: { CHROMIUM_PATH: FULL_BROWSER, WHOLE_CHROMIUM_PATH: FULL_BROWSER } },
  { installed: [FULL_BROWSER, SHELL], expected: { CHROMIUM_PATH: SHELL, WHOLE_CHROMIUM_PATH: FULL_BROWSER } },
  {
    installed: ["/usr/bin/google-chrome", FULL_BROWSER],
    expected: { CHROMIUM_PATH: FULL_BROWSER, WHOLE_CHROMIUM_PATH: FULL_BROWSER },
  },
];

for (const { installed, expected } of CASES) {
  test(`with ${installed.join(" and ") || "no browser"} installed`, () => {
    assert.deepEqual(
      installedChromium((path) => installed.includes(path)),
      expected,
    );
  });
}
