import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "@playwright/test";
import { findChromium } from "../../cli/find-chromium.ts";

/** Returns the path of a Chromium; throws if there is none. */
export async function chromiumPath(): Promise<string> {
  const found = await findChromium();
  if (found === undefined) throw new Error("This measure needs Chromium: see above.");
  return { ...process.env, ...found }["CHROMIUM_PATH"] ?? chromium.executablePath();
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPath(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--enable-precise-memory-info"],
  });
}

/** Like Lighthouse's mobile device. */
export const MOBILE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
};
export const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Opens a context for a first visit. Its timeouts are minutes, because the machine may be busy. */
export async function openContext(browser: Browser, device: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ ...device, serviceWorkers: "block" });
  context.setDefaultTimeout(600_000);
  return context;
}
