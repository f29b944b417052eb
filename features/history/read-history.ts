import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Contributor } from "#model/page.ts";
import { type Author, mergeContributors } from "./merge-contributors.ts";

/** A file's history in version control. */
type FileHistory = {
  /** ISO date of the last commit that changed it. */
  changed: string;
  /** Everyone who changed it, most commits first. */
  contributors: Contributor[];
};

/** Path from the content root → its history. */
export type History = ReadonlyMap<string, FileHistory>;

/**
 * Reads the history of all files below a folder with one `git log`, following renames. Empty where git or its history
 * is missing: pages then show no date and only the contributors that their front matter names.
 */
export async function readHistory(root: string): Promise<History> {
  try {
    const isShallow = (await git(root, "rev-parse", "--is-shallow-repository")).trim() === "true";
    return parseLog(await git(root, ...LOG), isShallow);
  } catch {
    return new Map();
  }
}

const LOG = [
  ...["-c", "core.quotePath=false", "log", "--name-status", "--find-renames", "--relative", "--diff-filter=AMR"],
  // Commit, parents, date, author (as .mailmap says), co-authors; then one line per file.
  "--format=%x00%P%x1f%cs%x1f%aN <%aE>%x1f%(trailers:key=Co-authored-by,valueonly,unfold,separator=%x1f)",
  ...["--", "."],
];

async function git(root: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)("git", ["-C", root, ...args], { maxBuffer: 256 * 1024 * 1024 });
  return stdout;
}

function parseLog(log: string, isShallow: boolean): History {
  const files = new Map<string, { changed: string; authors: Author[] }>();
  const laterNames = new Map<string, string>();
  // The newest commit comes first.
  for (const commit of log.split("\0").slice(1)) {
    const [head = "", ...lines] = commit.split("\n").filter((line) => line !== "");
    const [parents = "", changed = "", ...people] = head.split("\x1f");
    // Where a shallow clone ends, all files look as if that one commit had added them.
    if (isShallow && parents === "") continue;
    const authors = people.flatMap(parseAuthor);
    for (const line of lines) {
      const [status = "", from = "", to = from] = line.split("\t");
      const path = laterNames.get(to) ?? to;
      if (status.startsWith("R")) laterNames.set(from, path);
      else if (status === "A") laterNames.delete(to);
      const file = files.get(path) ?? { changed, authors: [] };
      file.authors.push(...authors);
      files.set(path, file);
    }
  }
  return new Map(
    [...files].map(([path, { changed, authors }]) => [path, { changed, contributors: mergeContributors(authors) }]),
  );
}

/** 'Ada L. <ada@example.org>' → its parts. Bots aren't contributors. */
function parseAuthor(text: string): Author[] {
  const [, name = "", email = ""] = /^(.*?)\s*<([^<>]*)>\s*$/.exec(text) ?? [];
  return name === "" || name.endsWith("[bot]") ? [] : [{ name, email }];
}
