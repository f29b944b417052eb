import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

/** The same engine without a window around it: most tests take half the time. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** The first that is there. */
const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  join(process.env["PROGRAMFILES"] ?? "C:\\Program Files", "Google/Chrome/Application/chrome.exe"),
];

/** By which variables e2e/playwright.config.ts knows the browser; without them it takes Playwright's own. */
type Environment = {
  CHROMIUM_PATH?: string;
  /** The browser with all its parts, for tests of the service worker. */
  WHOLE_CHROMIUM_PATH?: string;
};

/**
 * By which environment the browser tests find a Chromium or Chrome: the one that CHROMIUM_PATH names, an installed one, or
 * one that is fetched now: Playwright's own download, then Debian's packages. Undefined when none can be had; `say` tells each step.
 */
export function findChromium(say: (text: string) => void): Environment | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined && named !== "") {
    if (existsSync(named)) return {};
    say(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return undefined;
  }
  const find = (): Environment | undefined => {
    if (existsSync(chromium.executablePath())) return {};
    const whole = INSTALLED.find((path) => existsSync(path));
    if (whole === undefined) return undefined;
    return { CHROMIUM_PATH: existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : whole, WHOLE_CHROMIUM_PATH: whole };
  };
  const found = find();
  if (found !== undefined) return found;

  say("No Chromium found: asking Playwright for one…");
  run("npx", ["playwright", "install", "chromium"]);
  if (find() === undefined && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("Playwright has none: installing Debian's packages…");
    run("apt-get", ["update"]);
    // One by one: older systems have no shell.
    for (const name of ["chromium", "chromium-headless-shell"]) {
      run("apt-get", ["install", "--yes", "--no-install-recommends", name]);
    }
  }
  const fetched = find();
  if (fetched === undefined) {
    say(
      "The browser tests need Chromium or Chrome, and none could be fetched. Install one (Debian, Ubuntu: " +
        "sudo apt-get install chromium; macOS, Windows: https://www.google.com/chrome/), or name one: CHROMIUM_PATH=/path/to/chrome npm test",
    );
  }
  return fetched;
}

/** Ten minutes are enough for any download; a hanging one ends. */
function run(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    timeout: 600_000,
    shell: process.platform === "win32",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
