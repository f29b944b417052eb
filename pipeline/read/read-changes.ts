import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * Path from the content root → ISO date of the last commit that changed the file. Empty where git or its history is missing:
 * pages then show no date.
 */
export async function readChanges(root: string): Promise<Map<string, string>> {
  const args = ["-C", root, "log", "--format=%x00%cs", "--name-only", "--relative", "--diff-filter=AMR", "--", "."];
  const changes = new Map<string, string>();
  try {
    const { stdout } = await promisify(execFile)("git", args, { maxBuffer: 256 * 1024 * 1024 });
    for (const commit of stdout.split("\0")) {
      const [date = "", ...paths] = commit.split("\n").filter((line) => line !== "");
      // The newest commit comes first.
      for (const path of paths) if (!changes.has(path)) changes.set(path, date);
    }
  } catch {
    return new Map();
  }
  return changes;
}
