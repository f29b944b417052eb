import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import type { Problem } from "#model/problem.ts";
import { supporterFiles } from "../../features/supporters/supporters-cache.ts";
import { FEATURES } from "../../site.config.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { fingerprintOf } from "../cache/hash.ts";
import { importedFiles } from "../cache/imported-files.ts";
import { dataFilesOf } from "../project/open-project.ts";
import { inputsOfSite, isCurrent } from "./built-site.ts";

const FILES = { "guide/index.html": "guide" };
const now = Date.now();
const siteIn = (output: string) => ({
  pages: 3,
  problems: [problem("prose")],
  built: true,
  fingerprint: fingerprintOf(output),
});

test("a site is current until a file is changed or removed", async () => {
  const output = temporaryFolder(FILES);
  const built = siteIn(output);
  assert.ok(isCurrent(built, output, now));
  assert.ok(!isCurrent(built, join(output, "other"), now));
  await writeFile(join(output, "guide/index.html"), "guide, damaged");
  assert.ok(!isCurrent(built, output, now));
  await rm(output, { recursive: true });
  assert.ok(!isCurrent(built, output, now));
});

test("a site is current until a file of an earlier build expires", () => {
  const manifest = { "pages/a.0123456789.js": new Date(now + 1000).toISOString() };
  const output = temporaryFolder({ ...FILES, "earlier-files.json": JSON.stringify(manifest) });
  assert.ok(isCurrent(siteIn(output), output, now));
  assert.ok(!isCurrent(siteIn(output), output, now + 2000));
});

test("a site is never current if the build failed or lacked a package", () => {
  const output = temporaryFolder(FILES);
  assert.ok(!isCurrent({ ...siteIn(output), built: false }, output, now));
  assert.ok(!isCurrent({ ...siteIn(output), problems: [problem("package")] }, output, now));
});

test("a site depends on everything that a build reads", async () => {
  const content = temporaryFolder();
  const [, , , input] = await inputsOfSite(content, "dist", supporterFiles());
  assert.ok(typeof input === "object");
  const code = importedFiles(["cli/build.ts"]);
  const browser = importedFiles([
    "site/entry.client.ts",
    "site/entry.server.tsx",
    "worker/service-worker.ts",
    "playground/app/mount.tsx",
    "playground/compiler/worker.ts",
    "playground/frame/compiler.ts",
    "playground/frame/preview.ts",
    "features/playground/patch-loader.ts",
    "features/playground/runtime-code-loader.ts",
  ]);
  const isInput = (file: string) => input.files.some((each) => `${file}/`.startsWith(`${join(each)}/`));
  const own = (file: string) => file.slice(process.cwd().length + 1).replaceAll("\\", "/");
  assert.ok(browser.length > 150, `${browser.length} files`);
  const read = [...browser.map(own), ...Object.keys(dataFilesOf(FEATURES))];
  assert.deepEqual(
    read.filter((file) => !isInput(file) && !code.map(own).includes(file)),
    [],
  );
  // Inputs that are read without an import: icons, a tree's examples, which may be a link, the version, supporters.
  const others = ["site/icons", content, join(content, "examples"), "package.json", ...supporterFiles()];
  assert.deepEqual(
    others.filter((file) => !input.files.some((each) => `${file}/`.startsWith(`${each}/`))),
    [],
  );
  assert.ok(input.files.includes(join(content, "examples")), "A link is only followed when it is named.");
});

test("a site depends on the last commit, which pages name even if it changes no file", async () => {
  const content = temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", content, "-c", "user.name=A", "-c", "user.email=a@example.com", ...args]);
  const commit = async () => {
    git("commit", "-q", "--allow-empty", "-m", "Message", "--date", `${++commits} +0000`);
    return JSON.stringify(await inputsOfSite(content, "dist", supporterFiles()));
  };
  let commits = 1_000_000_000;
  git("init", "-q");
  assert.notEqual(await commit(), await commit());
});

function problem(rule: string): Problem {
  return { file: "a.md", line: 1, column: 1, rule, severity: "warning", message: "m", fix: "r" };
}
