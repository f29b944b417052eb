import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base, expect, openHydrated, sidebarLink } from "../fixtures.ts";
import { hashesOf } from "../hashes-of.ts";
import { runCommand, type Served, startCommand, startServer } from "../run-command.ts";
import { strings } from "../strings.ts";

/**
 * Other people's documentation in separate folders; the builds share a cache, so all tests in this file run in one
 * worker.
 */
base.describe.configure({ mode: "default" });

type Tree = {
  /** The Markdown folder, and the folder that it's built into. */
  content: string;
  output: string;
  code: number | null;
  printed: string;
  server: Served;
};

const test = base.extend<object, { tree: Tree }>({
  tree: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "other-content-"));
      const content = join(folder, "content");
      const output = join(folder, "dist");
      await cp(resolve(import.meta.dirname, "../fixtures/tree"), content, { recursive: true });
      await writeFile(join(content, "guide/long.md"), longPage());
      const { code, output: printed } = await runCommand(["build", "--content", content, "--out", output]);
      const server = await startServer(["start", "--no-build", "--out", output]);
      await use({ content, output, code, printed, server });
      await server.stop();
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});

test.use({
  baseURL: async ({ tree }, use) => {
    await use(tree.server.url);
  },
  // One page shows images that are missing.
  expectedProblems: /404/,
});
/** Returns two megabytes of Markdown in 4000 sections. */
function longPage(): string {
  const section = (number: number) => `## Section ${number}\n\n${"Some words of a long page. ".repeat(18)}\n`;
  return `---\ntitle: Long\n---\n\n${Array.from({ length: 4000 }, (_, number) => section(number + 1)).join("\n")}`;
}

test("other people's Markdown builds, with warnings for what this project forbids", ({ tree }) => {
  expect(tree.printed).toContain("9 pages");
  expect(tree.code).toBe(0);
  expect(tree.printed).toMatch(/api\/links\.md:5:1 {2}dead-link \(warning\)/);
  expect(tree.printed).toMatch(/api\/links\.md:5:20 {2}dead-link \(warning\)/);
  expect(tree.printed).toMatch(/api\/links\.md:\d+:\d+ {2}dead-anchor \(warning\)/);
  expect(tree.printed).toMatch(/api\/links\.md:\d+:\d+ {2}missing-image \(warning\)/);
  expect(tree.printed).toMatch(/api\/links\.md:10:1 {2}heading-order \(warning\)/);
  expect(tree.printed).toMatch(/index\.md:3:1 {2}front-matter-key \(warning\)/);
  expect(tree.printed).toMatch(/guide\/index\.mdx:\d+:\d+ {2}unknown-component \(warning\)/);
  expect(tree.printed).toMatch(/guide\/everything\.md:\d+:\d+ {2}fence-language \(warning\)/);
  expect(tree.printed).not.toMatch(/\d+ errors?\b/);
});

test("the start page and the sections become the site's navigation", async ({ page }) => {
  await openHydrated(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Someone else's documentation");
  await page.getByRole("banner").getByRole("link", { name: strings.shell.documentation }).click();
  const sections = page.getByRole("navigation", { name: strings.shell.sections });
  await expect(sections.getByRole("link", { name: "Guide" })).toBeVisible();
  await sections.getByRole("link", { name: "Api" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Links");
});

test("shows an unknown component's content, but no imports or comments", async ({ page }) => {
  await openHydrated(page, "/guide/");
  const article = page.getByRole("article");
  await expect(article.locator("strong")).toHaveText("unknown component");
  await expect(article).toContainText("Text after it, with a comment inside.");
  await expect(article).not.toContainText(/import|export|42/);
});

test("renders lists, footnotes, HTML, tables and tabs", async ({ page }) => {
  await openHydrated(page, "/guide/everything/");
  const article = page.getByRole("article");
  await expect(article.locator("ol > li ul ul pre")).toContainText('const inside = "a list";');
  await expect(article.getByRole("checkbox")).toHaveCount(2);
  await expect(article.getByRole("checkbox").first()).toBeChecked();
  await expect(article.getByRole("checkbox").last()).not.toBeChecked();

  await article.locator("sup a").last().click();
  await expect(article.getByText("Its own proof")).toBeInViewport();
  await article.getByRole("link", { name: strings.article.backToReference("2") }).click();
  await expect(article.getByText("Another.")).toBeInViewport();

  await expect(article.getByText("Hidden text.")).toBeHidden();
  await article.getByText("More", { exact: true }).click();
  await expect(article.getByText("Hidden text.")).toBeVisible();
  await expect(article.locator("kbd")).toHaveText("Ctrl");
  await expect(article.locator("del").first()).toHaveText("Gone");
  await expect(article.getByRole("cell").first()).toHaveText("a | b");

  const tabs = article.getByRole("group", { name: strings.article.variants });
  await expect(tabs.getByText("import a")).toBeVisible();
  await tabs.getByRole("radio", { name: "CommonJS" }).check();
  await expect(tabs.getByText("require")).toBeVisible();
  await expect(tabs.getByText("import a")).toBeHidden();
  await expect(article.getByText("+++.")).toBeVisible();
  const ids = await article
    .getByRole("heading", { name: "The same heading" })
    .evaluateAll((headings) => headings.map((heading) => heading.id));
  expect(ids).toEqual(["the-same-heading", "the-same-heading-1"]);
});

test("pages with spaces or non-ASCII letters in their names open by link and by URL", async ({ page }) => {
  await openHydrated(page, "/guide/");
  await sidebarLink(page, "Two words").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two words");
  await expect(page).toHaveURL("/guide/two%20words/");
  await page.getByRole("link", { name: "On to letters" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Größe 日本");
  await expect(sidebarLink(page, "Größe 日本")).toHaveAttribute("aria-current", "page");
  await page.getByRole("article").getByRole("link", { name: "Here" }).click();
  await expect(page.getByRole("heading", { name: "Überschrift 見出し" })).toBeInViewport();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Größe 日本");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two words");
});

test("a nested page has a breadcrumb, and a leading underscore is dropped from URLs", async ({ page }) => {
  await openHydrated(page, "/");
  await page.getByRole("link", { name: "a page deep down" }).click();
  await expect(page).toHaveURL("/guide/deep/er/still/page/");
  await expect(
    page.getByRole("navigation", { name: strings.page.breadcrumb }).getByRole("link", { name: "Guide" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "up again" }).click();
  await expect(page).toHaveURL("/guide/everything/#footnotes");
  const response = await page.request.get("/guide/underscored/");
  expect(response.status()).toBe(200);
});

test("builds a two-megabyte page and shows its end", async ({ page, tree }) => {
  expect((await readFile(join(tree.content, "guide/long.md"))).length).toBeGreaterThan(1_900_000);
  await openHydrated(page, "/guide/long/#section-4000");
  // Playwright takes half a minute to compute the names of 8,000 headings and links, so this uses the id.
  await expect(page.locator("h2#section-4000")).toBeInViewport();
});

test("a build reports all fatal errors with their locations and keeps the last good site", async ({ tree }) => {
  const before = await hashesOf(tree.output);
  const broken = join(tree.content, "../broken");
  await cp(resolve(import.meta.dirname, "../fixtures/broken"), broken, { recursive: true });
  await writeFile(
    join(broken, "binary.md"),
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff, 0xfe]),
  );
  const { code, output } = await runCommand(["build", "--content", broken, "--out", tree.output]);
  expect(code).toBe(1);
  for (const [file, rule] of [
    ["yaml.md", "front-matter"],
    ["front-matter.md", "front-matter"],
    ["jsx.mdx", "syntax"],
    ["binary.md", "encoding"],
    ["twice", "duplicate-url"],
  ]) {
    expect(output).toMatch(new RegExp(`${file}(?:/index)?(?:\\.md)?:\\d+:\\d+ {2}${rule}\\n`));
  }
  expect(output).not.toContain("fine.md:");
  expect(output).not.toMatch(/^\s+at /m);
  expect(await hashesOf(tree.output)).toEqual(before);
});

test("a build reports a tree without pages and keeps the last good site", async ({ tree }) => {
  const before = await hashesOf(tree.output);
  const empty = join(tree.content, "../empty");
  await mkdir(empty, { recursive: true });
  for (const folder of [empty, join(empty, "nowhere")]) {
    const { code, output } = await runCommand(["build", "--content", folder, "--out", tree.output]);
    expect(code).toBe(1);
    expect(output).toContain("no-pages");
    expect(output).not.toMatch(/^\s+at /m);
  }
  expect(await hashesOf(tree.output)).toEqual(before);
});

const { code } = strings.language;
/** The cache for builds of other people's content. */
const CACHE = resolve(import.meta.dirname, "../../.cache/foreign", code === "en" ? "" : code);

test("a truncated or outdated cache is rebuilt and the site stays the same", async ({ tree }) => {
  const before = await hashesOf(tree.output);
  for (const [number, path] of [...(await hashesOf(CACHE)).keys()].entries()) {
    const file = join(CACHE, path);
    const bytes = await readFile(file);
    await writeFile(file, number % 2 === 0 ? bytes.subarray(0, bytes.length / 2) : "no cache of this version");
  }
  const { code } = await runCommand(["build", "--content", tree.content, "--out", tree.output]);
  expect(code).toBe(0);
  expect(await hashesOf(tree.output)).toEqual(before);
});

test("an unchanged site isn't rebuilt", async ({ tree }) => {
  const { code, output } = await runCommand(["build", "--content", tree.content, "--out", tree.output]);
  expect(code).toBe(0);
  expect(output).toContain("nothing has changed");
});

for (const step of ["compile", "bundle", "render"]) {
  test(`killing a build after '${step}' keeps the last good site, and the next build is complete`, async ({ tree }) => {
    const before = await hashesOf(tree.output);
    // A cached build would have nothing to do.
    await rm(join(CACHE, "cache"), { recursive: true, force: true });
    const build = startCommand(["build", "--content", tree.content, "--out", tree.output]);
    await build.prints(new RegExp(`✓ ${step}`));
    await build.stop("SIGKILL");
    expect(await build.ended).toBeNull();
    if (step !== "render") expect(await hashesOf(tree.output)).toEqual(before);

    const { code } = await runCommand(["build", "--content", tree.content, "--out", tree.output]);
    expect(code).toBe(0);
    expect(await hashesOf(tree.output)).toEqual(before);
    expect((await readdir(join(tree.output, ".."))).filter((name) => name.startsWith("dist"))).toEqual(["dist"]);
  });
}

test("the next command recovers from a build killed between its last two moves", async ({ tree, page }) => {
  await rename(tree.output, `${tree.output}.old`);
  const server = await startServer(["start", "--no-build", "--out", tree.output]);
  const response = await page.request.get(`${server.url}/guide/`);
  expect(response.status()).toBe(200);
  await server.stop();
});

test("`start --no-build` without a build explains what to do", async ({ tree }) => {
  const { code, output } = await runCommand(["start", "--no-build", "--out", join(tree.content, "../nothing")]);
  expect(code).toBe(1);
  expect(output).toContain("npm run build");
  expect(output).not.toMatch(/^\s+at /m);
});
