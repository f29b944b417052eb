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

/** A plugin that emits files as they are. */
const emitting = (files: Record<string, string>) => `{ apply(compiler) {
  compiler.hooks.thisCompilation.tap("emit", (compilation) => compilation.hooks.processAssets.tap("emit", () => {
    for (const [name, text] of Object.entries(${JSON.stringify(files)}))
      compilation.emitAsset(name, new compiler.webpack.sources.RawSource(text));
  }));
} }`;

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>';

test("an emitted page loads in the browser's order, with its inline scripts, styles and attributes", async ({
  page,
}) => {
  const html = `<!doctype html><html lang="de"><head><link rel="stylesheet" href="a.css"><style>b { color: rgb(4, 5, 6) }</style>
<script>console.log("1 head", document.readyState);</script><script defer src="main.js"></script></head>
<body class="dark" onload="console.log('5 onload')"><p id="p">P</p><b>B</b><img src="a.svg">
<script>console.log("2 body", document.body.className, getComputedStyle(p).color);</script></body></html>`;
  const files = { "index.html": html, "a.css": "p { color: rgb(1, 2, 3); background: url(a.svg) }", "a.svg": PICTURE };
  const script = `
console.log("3 script", document.readyState, document.compatMode, getComputedStyle(document.querySelector("b")).color);
addEventListener("DOMContentLoaded", () => console.log("4 DOMContentLoaded"));
addEventListener("load", () => console.log("6 load", document.images[0].naturalWidth, getComputedStyle(p).backgroundImage.slice(0, 9)));`;
  const logs = await runScript(
    page,
    script,
    `module.exports = { mode: "development", devtool: false, plugins: [${emitting(files)}] };`,
  );
  await expect(logs.getByRole("listitem")).toHaveText([
    "1 head loading",
    "2 body dark rgb(1, 2, 3)",
    "3 script interactive CSS1Compat rgb(4, 5, 6)",
    "4 DOMContentLoaded",
    "5 onload",
    '6 load 30 url("blob',
  ]);
});

test("images by HTML, candidates, styles and scripts come from an absolute public path", async ({ page }) => {
  await openAndBuild(page, {
    "webpack.config.js": `module.exports = { mode: "development", devtool: false, output: { publicPath: "/assets/" }, module: { rules: [{ test: /svg$/, type: "asset/resource" }] } };`,
    "src/a.svg": PICTURE,
    "src/lazy.js": "export const lazy = 'a lazy chunk';",
    "src/index.js": `
import url from "./a.svg";
document.body.innerHTML = \`<img src="\${url}"><img srcset="\${url} 2x"><p style="background: url(\${url})">P</p>\`;
const image = new Image();
image.src = url;
const failed = (each) => { each.onerror = () => console.log("failed"); };
[...document.images, image].forEach(failed);
const waited = [...document.images, image].map((each) => new Promise((resolve) => { if (each.complete && each.naturalWidth > 0) resolve(); else each.onload = resolve; }));
Promise.all(waited).then(async () => {
  const { lazy } = await import("./lazy.js");
  console.log(waited.length, document.querySelector("p").style.backgroundImage.slice(0, 9), (await (await fetch(url)).text()).length, lazy);
});`,
  });
  await expect(terminal(page)).toContainText("compiled", SOON);
  await expect((await run(page)).getByRole("listitem")).toHaveText([`3 url("blob ${PICTURE.length} a lazy chunk`]);
});

const WORKER = `const worker = new Worker(new URL("./worker.js", import.meta.url));
worker.onmessage = async ({ data }) => console.log("doubled:", data, (await import("./lazy.js")).lazy);
worker.postMessage(21);`;
const MODULES =
  'target: ["web", "es2022"], output: { module: true }, experiments: { outputModule: true }, optimization: { runtimeChunk: "single" }';
for (const [name, options] of Object.entries({ scripts: "", modules: MODULES }))
  test(`workers and chunks run as ${name}`, async ({ page }) => {
    await openAndBuild(page, {
      "webpack.config.js": `module.exports = { mode: "development", devtool: false, ${options} };`,
      "src/index.js": WORKER,
      "src/worker.js": "console.log('in the worker'); onmessage = ({ data }) => postMessage(data * 2);",
      "src/lazy.js": "export const lazy = 'and lazy';",
    });
    await expect(terminal(page)).toContainText("compiled", SOON);
    const logs = await run(page);
    await expect(logs).toContainText("in the worker", SOON);
    await expect(logs).toContainText("doubled: 42 and lazy", SOON);
  });

test("an array with different output paths runs all of its entries", async ({ page }) => {
  await openAndBuild(page, {
    "webpack.config.js": `const path = require("path");
module.exports = ["a", "b"].map((name) => ({ name, mode: "development", devtool: false, entry: "./src/" + name + ".js", output: { path: path.resolve(__dirname, "dist", name) } }));`,
    "src/a.js": "import('./lazy.js').then(({ lazy }) => console.log('a', lazy));",
    "src/b.js": "import('./lazy.js').then(({ lazy }) => console.log('b', lazy));",
    "src/lazy.js": "export const lazy = 'lazy';",
  });
  await expect(terminal(page)).toContainText("compiled", SOON);
  const logs = await run(page);
  for (const name of ["a", "b"]) await expect(logs).toContainText(`${name} lazy`);
});

test.describe("the console", () => {
  test.use({ expectedProblems: /thrown/ });

  test("shows objects, errors with their stacks, tables, groups, maps and sets", async ({ page }) => {
    const logs = await runScript(
      page,
      `console.log({ a: [1, { b: 2 }] }, new Map([["k", 1]]), new Set([1]));
console.table([{ name: "x" }]);
console.group("outer");
console.warn("inner");
console.groupEnd();
function fail() { throw new TypeError("thrown"); }
try { fail(); } catch (error) { console.error(error); }
setTimeout(fail);`,
    );
    await expect(logs.getByRole("listitem")).toHaveText([
      "{ a: [ 1, { b: 2 } ] } Map(1) { 'k' => 1 } Set(1) { 1 }",
      /│ 0 +│ 'x' +│/,
      "outer",
      "inner",
      /^TypeError: thrown\s+at fail \(.*index\.js\S*:6\)/,
      /^Uncaught TypeError: thrown\s+at fail/,
    ]);
  });
});
