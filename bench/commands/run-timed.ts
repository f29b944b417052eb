import { execFile } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { watchMemory } from "./watch-memory.ts";

const run = promisify(execFile);

/**
 * The time that a command took, in milliseconds, and if the system reports them, its processor time and the peak
 * memory, in bytes, of the command and its children.
 */
export type Duration = { clock: number; processors?: number; memory?: number };

/** Runs `node` or a command that is installed in the folder `installed`. Throws with its output if it fails. */
export async function runTimed(command: readonly string[], cwd: string, installed: string): Promise<Duration> {
  const [name = "", ...args] = command;
  const bin = join(installed, "node_modules", ".bin");
  const path = [dirname(process.execPath), bin, process.env["PATH"]].join(delimiter);
  const options = { cwd, env: { ...process.env, PATH: path, NODE_ENV: "production" }, maxBuffer: 1e8 };
  const start = performance.now();
  if (process.platform === "win32") {
    await run(name, args, { ...options, shell: true });
    return { clock: performance.now() - start };
  }
  // The shell knows the time of all processes that it and they waited for.
  const running = run("sh", ["-c", '"$@" && times', "sh", name, ...args], options);
  const memory = watchMemory(running.child.pid);
  const { stdout } = await running.finally(memory.stop);
  const duration = { clock: performance.now() - start, ...memory.peak() };
  const children = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\n$/.exec(stdout);
  if (children === null) return duration;
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = children.slice(1).map(Number);
  return { ...duration, processors: (userMinutes * 60 + user + systemMinutes * 60 + system) * 1000 };
}
