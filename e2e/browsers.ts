export const BROWSERS = ["chromium", "firefox", "webkit"] as const;

export type BrowserName = (typeof BROWSERS)[number];

/** Returns the browser that E2E_BROWSER names; Chromium by default. */
export function browserOf({ E2E_BROWSER: name = "" }: NodeJS.ProcessEnv): BrowserName {
  if (name === "") return "chromium";
  const browser = BROWSERS.find((known) => known === name);
  if (browser === undefined) throw new Error(`E2E_BROWSER is '${name}'. It can be ${BROWSERS.join(", ")}.`);
  return browser;
}
