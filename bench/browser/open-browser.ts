import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "@playwright/test";
import { findChromium } from "../../cli/find-chromium.ts";

/** The path of a Chromium; throws when there is none. */
export function chromiumPath(): string {
  const found = findChromium((text) => console.error(text));
  if (found === undefined) throw new Error("This measure needs Chromium: see above.");
  return { ...process.env, ...found }["CHROMIUM_PATH"] ?? chromium.executablePath();
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--enable-precise-memory-info"],
  });
}

/** As Lighthouse's mobile device. */
export const MOBILE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
};
export const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** A reader who was never here. Waits for minutes where it must: the machine may be busy. */
export async function openContext(browser: Browser, device: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ ...device, serviceWorkers: "block" });
  context.setDefaultTimeout(600_000);
  return context;
}
