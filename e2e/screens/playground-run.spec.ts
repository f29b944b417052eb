import type { Locator, Page } from "@playwright/test";
import { frameUrl } from "#model/playground-files.ts";
import { expect, test } from "../fixtures.ts";
import { editor, openAndBuild, playground, run, SOON, status, terminal } from "./playground-page.ts";

const DEVELOPMENT = 'module.exports = { mode: "development" };';

/** Builds a script and runs it. Returns the list of what it logs. */
async function runScript(page: Page, script: string, configuration = DEVELOPMENT): Promise<Locator> {
  await openAndBuild(page, { "webpack.config.js": configuration, "src/index.js": script });
  await expect(terminal(page)).toContainText("compiled", SOON);
  return run(page);
}

function ending(page: Page, text: string): Locator {
  return page.getByRole("alert").filter({ hasText: text });
}

/** The compiler still answers, and the files are as they were. */
async function expectBuilds(page: Page): Promise<void> {
  await page.getByRole("button", { name: playground.views.terminal }).click();
  await page.getByRole("button", { name: "src/index.js", exact: true }).click();
  await editor(page, "src/index.js").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("missing = ;");
  await expect(terminal(page)).toContainText("Module parse failed", SOON);
}

test.describe("a run that never ends", () => {
  // What was stopped throws, and the browser reports what a policy blocks.
  test.use({ expectedProblems: /stopped this run|Content Security Policy|sandbox/ });

  const LOOPS: [name: string, code: string, place: string][] = [
    ["a loop", "\nfor (;;);", "./src/index.js:2"],
    ["a chain of promises", "\nconst again = () => Promise.resolve().then(again); again();", "./src/index.js:2"],
    ["evaluated code in a catch", "for (;;) try { eval('\\nwhile (true) alert(1)'); } catch {}", "eval:2"],
  ];
  for (const [name, code, place] of LOOPS)
    test(`${name} is stopped at its line, and the next build works`, async ({ page }) => {
      await runScript(page, code);
      await expect(ending(page, playground.preview.overrun(place))).toBeVisible(SOON);
      await expect(page.getByTitle(playground.preview.name)).toHaveCount(0);
      await expectBuilds(page);
    });

  test("code that can't be checked is ended with its frame, and the next build works", async ({ page }) => {
    const logs = await runScript(
      page,
      "console.log('begins'); setTimeout(() => /^(a+)+$/.test('a'.repeat(60) + '!'), 500);",
    );
    await expect(logs).toContainText("begins");
    await expect(ending(page, playground.preview.silent("10"))).toBeVisible(SOON);
    await expectBuilds(page);
  });

  test("a storm of timers is stopped by the reader", async ({ page }) => {
    const logs = await runScript(
      page,
      "const go = () => { setTimeout(go); setTimeout(go); }; go(); console.log('begins');",
    );
    await expect(logs).toContainText("begins");
    await page.getByRole("button", { name: playground.preview.stop }).click();
    await expect(ending(page, playground.preview.stopped)).toBeVisible();
    await expect(page.getByTitle(playground.preview.name)).toHaveCount(0);
    await expectBuilds(page);
  });
});

test.describe("forged messages", () => {
  const SENT = {
    "a line without text": '{ type: "log", level: "log" }',
    "an object as text": '{ type: "log", level: "log", text: {} }',
    "50 MB of text": '{ type: "log", level: "log", text: "x".repeat(50_000_000) }',
    "something else": '"x"',
  };
  for (const [name, message] of Object.entries(SENT))
    test(`${name} from a bundle ends its run`, async ({ page }) => {
      await runScript(page, `parent.postMessage(${message}, "*");`);
      await expect(ending(page, playground.forged)).toBeVisible(SOON);
      await expectBuilds(page);
    });

  const ANSWERS = {
    "no result": '{ type: "built", id: 1, state: "done" }',
    "a result of other shapes":
      '{ type: "built", id: 1, state: "done", result: { text: {}, errors: 1, assets: null } }',
    "50 MB": '{ type: "built", id: 1, state: "failed", printed: "", error: "x".repeat(50_000_000) }',
  };
  for (const [name, message] of Object.entries(ANSWERS))
    test(`an answer with ${name} from a configuration stops its build`, async ({ page }) => {
      await openAndBuild(page, { "webpack.config.js": `postMessage(${message}); for (;;);`, "src/index.js": "" });
      await expect(page.getByRole("group", { name: playground.error })).toContainText(playground.forged, SOON);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(status(page)).not.toHaveText(playground.broken);
    });
});

test("a bundle can't open connections that the security policy doesn't know", async ({ page }) => {
  const logs = await runScript(page, "console.log(typeof RTCPeerConnection, typeof webkitRTCPeerConnection);");
  await expect(logs).toContainText("undefined undefined");
  for (const name of ["compiler", "preview"] as const) {
    const { "connection-allowlist": connections } = (await page.request.get(frameUrl(name))).headers();
    expect(connections).toBe("()");
  }
});
