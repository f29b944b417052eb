import { execFile } from "node:child_process";
import { readFile, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { exampleFilesUrl, playgroundUrl } from "#model/url.ts";
import { emitFile } from "../../core/files/emit-file.ts";
import { withTemporaryFolder } from "../../core/files/with-temporary-folder.ts";
import { hashOf } from "../../playground/app/links/share.ts";
import { DIST, documentAt, pagesOfDist } from "../dist.ts";
import { expect, openHydrated, requestsOf, sidewaysScroll, test } from "../fixtures.ts";
import { strings } from "../strings.ts";
import { untilSaved } from "../until-saved.ts";
import {
  download,
  editor,
  openAndBuild,
  openWithWorker,
  playground,
  run,
  SOON,
  show,
  terminal,
} from "./playground-page.ts";

/** An example on /guides/tree-shaking/. */
const EXAMPLE = "tree-shaking-side-effects";

test("at least 150 examples open from the pages that show them, and each link is small", async () => {
  const names: string[] = JSON.parse(await readFile("data/playground-examples.json", "utf8"));
  const linked = new Set<string>();
  for (const { url } of pagesOfDist()) {
    const html = documentAt(url) ?? "";
    const links = [...html.matchAll(/<a href="\/playground\/#example=([\w-]+)"[^>]*>[^<]*<\/a>/g)];
    for (const [link, name = ""] of links) {
      linked.add(name);
      expect(link.length).toBeLessThan(200);
    }
    expect(new Set(links.map(([, name]) => name)).size, `${url} links each example once`).toBe(links.length);
  }
  expect(names.filter((name) => !linked.has(name))).toEqual([]);
  expect(linked.size).toBeGreaterThanOrEqual(150);
  for (const name of linked) {
    const files: Record<string, string> = JSON.parse(await readFile(join(DIST, exampleFilesUrl(name)), "utf8"));
    expect(Object.keys(files), name).toContain("package.json");
    expect(files["package.json"]).not.toContain('"run"');
  }
});

test("an example opens from its page, which itself loads no playground files", async ({ page }) => {
  const requests = requestsOf(page);
  await openHydrated(page, "/guides/tree-shaking/");
  const link = page.getByRole("link", { name: strings.article.playgroundFor(EXAMPLE) }).first();
  await expect(link).toHaveAttribute("href", playgroundUrl(EXAMPLE));
  await page.waitForLoadState("networkidle");
  expect(requests.map((request) => request.url()).filter((url) => /playground|examples/.test(url))).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(playgroundUrl(EXAMPLE));
  await expect(terminal(page)).toContainText("unused re-exports", SOON);
});

test("another link opens its project in place, and an unknown example shows a notice", async ({
  page,
  consoleProblems,
}) => {
  await page.goto(playgroundUrl(EXAMPLE));
  await expect(terminal(page)).toContainText("unused re-exports", SOON);
  await page.evaluate((hash) => location.assign(hash), hashOf({ "src/other.js": "1;" }));
  await expect(page.getByRole("button", { name: "src/other.js", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: playground.build })).toBeVisible();
  await page.evaluate(() => location.assign("#example=nothing"));
  await expect(page.getByRole("alert").filter({ hasText: playground.notices["no-example"] })).toBeVisible();
  expect(consoleProblems.splice(0).join()).toContain("404");
});

test("messages lead to the sections that explain them, and to options", async ({ page }) => {
  await openAndBuild(page, { "src/index.js": 'import "./nothing.js";', "webpack.config.js": "module.exports = {};" });
  const section = "/errors/resolving/#module-not-found";
  const message = terminal(page).getByRole("link", { name: "Module not found: Error: Can't resolve './nothing.js'" });
  await expect(message).toHaveAttribute("href", section, SOON);
  const help = page.getByRole("list", { name: playground.help.name }).getByRole("listitem");
  await expect(help.first().getByRole("link")).toHaveAttribute("href", section);
  await expect(help.filter({ hasText: "mode" }).getByRole("link", { name: "mode", exact: true })).toHaveAttribute(
    "href",
    /^\/configuration\/mode\//,
  );
  await openAndBuild(page, { "webpack.config.js": 'module.exports = { output: { path: "dist" } };' });
  const error = page.getByRole("group", { name: playground.error });
  await expect(error).toContainText("Invalid configuration object", SOON);
  await expect(help.getByRole("link", { name: "output.path", exact: true })).toHaveAttribute("href", /#outputpath$/);
  for (const url of [section, "/errors/configuration/#absolute-path"])
    expect(documentAt(url.replace(/#.*/, "")), url).toContain(`id="${url.split("#")[1]}"`);
});

const SHAKEN = {
  "package.json": '{ "sideEffects": false }',
  "webpack.config.js": 'module.exports = { mode: "production", optimization: { minimize: false } };',
  "src/index.js": 'import { used } from "./used.js"; import { unused } from "./unused.js"; console.log(used());',
  "src/used.js": "export function used() { return document.title; } export function refund() {}",
  "src/unused.js": "export function unused() { return document.title; }",
};

for (const width of [1440, 390])
  test(`the module graph shows what webpack did with a module, by keyboard, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAndBuild(page, SHAKEN);
    await expect(terminal(page)).toContainText("compiled", SOON);
    await show(page, "modules");
    const graph = page.getByRole("region", { name: playground.modules.graph });
    const details = page.getByRole("region", { name: playground.modules.details });
    const buttons = graph.getByRole("button");
    await expect(buttons).toHaveCount(3);
    await expect(graph.locator("svg > path")).toHaveCount(2);
    await expect(details).toContainText("./src/index.js");
    await buttons.first().focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(details).toContainText(playground.modules.reasons.concatenated("./src/index.js"));
    await expect(details).toContainText("refund");
    await graph.getByRole("button", { name: "unused.js" }).press("Space");
    await expect(details).toContainText(playground.modules.reasons.removed);
    expect(await sidewaysScroll(page)).toBe(0);
    for (const button of await buttons.all()) {
      const box = await button.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });

test("a pinned build is compared with later ones, by size and by text", async ({ page }) => {
  await openAndBuild(page, SHAKEN);
  await expect(terminal(page)).toContainText("compiled", SOON);
  await show(page, "compare");
  await page.getByRole("button", { name: playground.compare.pin }).click();
  await expect(page.getByText(playground.compare.same("main.js"))).toBeVisible();
  await page.getByRole("button", { name: "src/used.js", exact: true }).click();
  await editor(page, "src/used.js").focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await page.keyboard.insertText('console.log("a new line");');
  const row = page.getByRole("row").filter({ has: page.getByRole("button", { name: "main.js", exact: true }) });
  await expect(row).toContainText(playground.compare.states.changed);
  await expect(row).toContainText(/\+\d+/);
  const text = page.getByRole("group", { name: playground.compare.text("main.js") });
  await expect(text.getByRole("insertion").filter({ hasText: "a new line" })).toBeVisible();
  await page.getByRole("button", { name: playground.compare.ofProject("src/used.js") }).click();
  await expect(page.getByRole("group", { name: playground.compare.text("src/used.js") })).toContainText("a new line");
});

test("the terminal shows what the configuration, plugins and loaders print", async ({ page }) => {
  const print = (name: string) => `console.log("the ${name} prints", { a: [1] });`;
  await openAndBuild(page, {
    "src/index.js": "",
    "loader.js": `module.exports = (source) => { ${print("loader")} return source; };`,
    "webpack.config.js": `${print("configuration")}
process.stdout.write("without a new line\\n");
module.exports = {
  mode: "development",
  module: { rules: [{ test: /index/, use: "./loader.js" }] },
  plugins: [{ apply: (compiler) => compiler.hooks.done.tap("a", () => { ${print("plugin")} }) }],
};`,
  });
  await expect(terminal(page)).toContainText("compiled", SOON);
  for (const name of ["configuration", "loader", "plugin"])
    await expect(terminal(page)).toContainText(`the ${name} prints { a: [ 1 ] }`);
  await expect(terminal(page)).toContainText("without a new line");
});

test("types are stripped as in Node, and other syntax is refused with its place", async ({ page }) => {
  const files = { "src/index.js": "", "package.json": '{ "type": "module" }' };
  const configuration = `import type { Configuration } from "webpack";
export default { mode: "production", output: { path: \`\${import.meta.dirname}/out\` } } satisfies Configuration;
`;
  await openAndBuild(page, { ...files, "webpack.config.ts": configuration });
  await expect(terminal(page)).toContainText("compiled successfully", SOON);
  await openAndBuild(page, { ...files, "webpack.config.ts": `${configuration}enum Mode {}` });
  const error = page.getByRole("group", { name: playground.error });
  await expect(error).toContainText("/project/webpack.config.ts:3", SOON);
  await expect(error).toContainText("TypeScript enum is not supported in strip-only mode");
});

test("the zip builds to the same files in Node, with the versions in its lock", async ({ page }) => {
  await openAndBuild(page, SHAKEN);
  await expect(terminal(page)).toContainText("compiled", SOON);
  await withTemporaryFolder(join(tmpdir(), "playground-zip-"), async (folder) => {
    for (const [path, bytes] of Object.entries(await download(page))) emitFile(join(folder, path), bytes);
    const project = join(folder, "webpack-project");
    const lock = JSON.parse(await readFile(join(project, "package-lock.json"), "utf8"));
    const installed = JSON.parse(await readFile("node_modules/webpack/package.json", "utf8"));
    expect(lock.packages["node_modules/webpack"].version).toBe(installed.version);
    expect(lock.packages[""].devDependencies.webpack).toBe(installed.version);
    // What `npm ci` would install: a unit test runs it on the lock.
    await symlink(resolve("node_modules"), join(project, "node_modules"), "junction");
    await promisify(execFile)(process.execPath, ["node_modules/webpack-cli/bin/cli.js"], { cwd: project });
    await show(page, "files");
    const shown = await page.getByRole("group", { name: playground.files.text("main.js") }).textContent();
    expect(shown).toBe(await readFile(join(project, "dist/main.js"), "utf8"));
  });
});

test("without a network, the playground works once it has been used", async ({ browser, baseURL }) => {
  const page = await openWithWorker(browser, baseURL, "/playground/");
  await expect(terminal(page)).toContainText("compiled successfully", SOON);
  const files = ["app.js", "compiler.js", "compiler/", "preview/"].map((name) => `/playground-files/${name}`);
  await untilSaved(page, "/playground/", ...files);
  await page.context().setOffline(true);
  await page.reload();
  await expect(terminal(page)).toContainText("compiled successfully", SOON);
  await expect(await run(page)).toContainText("A cup of tea", SOON);
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  expect(await Promise.all(frames.map((frame) => frame.evaluate(() => self.origin)))).toEqual(["null", "null"]);
  await page.context().close();
});
