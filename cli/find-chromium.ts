import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

/** Chromium without a window, in which most tests take half the time. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** Whole browsers, the preferred one first. */
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

/** Environment variables that e2e/playwright.config.ts reads; without them it uses Playwright's own browser. */
type Environment = {
  CHROMIUM_PATH?: string;
  /** The browser that readers have. Some tests need what only it has, such as a service worker that doesn't hang. */
  WHOLE_CHROMIUM_PATH?: string;
};

/**
 * Returns the environment in which the browser tests find a Chromium or Chrome: the one in CHROMIUM_PATH, Playwright's
 * own, or an installed one. A machine without any downloads Playwright's, or else Debian's packages. Returns undefined
 * if that fails.
 */
export async function findChromium(): Promise<Environment | undefined> {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined && named !== "") {
    if (existsSync(named)) return {};
    console.error(`CHROMIUM_PATH names ${named}, which doesn't exist.`);
    return undefined;
  }
  const find = async () => ((await hasPlaywrightBrowsers()) ? {} : installedChromium(existsSync));
  const found = await find();
  if (found !== undefined) return found;

  console.error("No Chromium found: downloading Playwright's…");
  run("npx", ["playwright", "install", "chromium"]);
  if ((await find()) === undefined && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.error("Playwright has none for this system: installing Debian's packages…");
    run("apt-get", ["update"]);
    // Installs both in one step, or only the whole browser if the system has no shell.
    const install = ["install", "--yes", "--no-install-recommends"];
    if (!run("apt-get", [...install, "chromium", "chromium-headless-shell"])) run("apt-get", [...install, "chromium"]);
  }
  const fetched = await find();
  if (fetched === undefined) {
    console.error(
      "The browser tests need Chromium or Chrome, and none could be downloaded. Install one (Debian, Ubuntu: " +
        "sudo apt-get install chromium; macOS, Windows: https://www.google.com/chrome/), " +
        "or set CHROMIUM_PATH=/path/to/chrome.",
    );
  }
  return fetched;
}

/** Returns undefined without a whole browser. If there is no headless shell, the whole browser runs all tests. */
export function installedChromium(exists: (path: string) => boolean): Environment | undefined {
  const whole = INSTALLED.find((path) => exists(path));
  if (whole === undefined) return undefined;
  return { CHROMIUM_PATH: exists(HEADLESS_SHELL) ? HEADLESS_SHELL : whole, WHOLE_CHROMIUM_PATH: whole };
}

/** Playwright downloads a shell and a whole browser; an interrupted download leaves one of them. */
async function hasPlaywrightBrowsers(): Promise<boolean> {
  if (!existsSync(chromium.executablePath())) return false;
  const launches = [{}, { channel: "chromium" }].map(async (options) => {
    const browser = await chromium.launch({ ...options, args: ["--no-sandbox"] });
    await browser.close();
  });
  return (await Promise.allSettled(launches)).every(({ status }) => status === "fulfilled");
}

/** Tells whether the command succeeded. Stops a download that hangs after ten minutes. */
function run(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    timeout: 600_000,
    shell: process.platform === "win32",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}
