import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { before, suite, test } from "node:test";
import { promisify } from "node:util";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { readHistory } from "./read-history.ts";

suite("the history of the content", () => {
  const folder = temporaryFolder({
    "repository/content/old.md": "one\n".repeat(9),
    "repository/content/größe/a.md": "a",
    "repository/elsewhere.md": "x",
  });
  const repository = join(folder, "repository");

  before(async () => {
    await git(repository, "init", "--quiet");
    await commit("Ada", "ada@example.org", "2026-01-01");
    await rename(join(repository, "content/old.md"), join(repository, "content/new.md"));
    await commit("Grace", "7+grace@users.noreply.github.com", "2026-01-02");
    await edit("content/old.md", "another page");
    await edit("content/new.md", "one\n".repeat(10));
    await commit("Ken", "ken@example.org", "2026-01-03", "\n\nCo-authored-by: Ada <ada@example.org>");
    await edit("content/new.md", "one\n".repeat(11));
    await commit("helper[bot]", "helper@example.org", "2026-01-04");
  });

  test("returns every file's last date and all contributors, across renames", async () => {
    const history = await readHistory(join(repository, "content"));
    assert.deepEqual(Object.fromEntries(history), {
      "größe/a.md": { changed: "2026-01-01", contributors: [{ name: "Ada" }] },
      "new.md": {
        changed: "2026-01-04",
        contributors: [{ name: "Ada" }, { name: "Ken" }, { name: "Grace", handle: "grace" }],
      },
      "old.md": { changed: "2026-01-03", contributors: [{ name: "Ken" }, { name: "Ada" }] },
    });
    assert.doesNotMatch(JSON.stringify([...history]), /@|example\.org/);
  });

  test("reads the same history in a worktree", async () => {
    const worktree = join(folder, "worktree");
    await git(repository, "worktree", "add", "--quiet", worktree);
    assert.deepEqual(await readHistory(join(worktree, "content")), await readHistory(join(repository, "content")));
  });

  test("a shallow clone's last commit doesn't count as the origin of every file", async () => {
    const clone = join(folder, "clone");
    await git(folder, "clone", "--quiet", "--depth=2", `file://${repository}`, clone);
    const history = await readHistory(join(clone, "content"));
    assert.deepEqual(Object.fromEntries(history), { "new.md": { changed: "2026-01-04", contributors: [] } });
  });

  test("returns none outside version control", async () => {
    await mkdir(join(folder, "plain"));
    assert.deepEqual(await readHistory(join(folder, "plain")), new Map());
  });

  function edit(path: string, text: string): Promise<void> {
    return writeFile(join(repository, path), text);
  }

  async function commit(name: string, email: string, date: string, message = ""): Promise<void> {
    await git(repository, "add", "--all");
    const person = ["-c", `user.name=${name}`, "-c", `user.email=${email}`, "-c", "commit.gpgsign=false"];
    const when = `${date}T12:00:00Z`;
    await promisify(execFile)("git", ["-C", repository, ...person, "commit", "--quiet", `--message=Edit${message}`], {
      env: { ...process.env, GIT_AUTHOR_DATE: when, GIT_COMMITTER_DATE: when },
    });
  }
});

function git(folder: string, ...args: string[]): Promise<unknown> {
  return promisify(execFile)("git", ["-C", folder, ...args]);
}
