import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { IN_LANGUAGE } from "./strings.ts";

const ROOT = resolve(import.meta.dirname, "..");

export type Finished = { code: number | null; output: string };

/** Runs one of the project's commands, e.g. `build --out DIR`, and waits for it to end. */
export async function runCommand(args: readonly string[], project = ROOT): Promise<Finished> {
  const running = startCommand(args, 0, project);
  const code = await running.ended;
  return { code, output: running.output() };
}

export type Running = {
  /** The output of both streams so far. */
  output: () => string;
  /** Resolves once the output matches, and rejects if the command ends first. */
  prints: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** The exit code, or null if a signal ended the command. */
  ended: Promise<number | null>;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

export function startCommand(args: readonly string[], port = 0, project = ROOT, nodeOptions = ""): Running {
  const env = environment(port, nodeOptions);
  const child = spawn(process.execPath, ["cli/run.mjs", ...args], { cwd: project, env });
  let output = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      for (const listener of listeners) listener();
    });
  }
  const ended = endOf(child);
  return {
    output: () => output,
    prints: (pattern) => {
      const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>();
      const look = () => {
        const match = pattern.exec(output);
        if (match !== null) resolve(match);
      };
      listeners.add(look);
      look();
      void ended.then(() => reject(new Error(`'${args.join(" ")}' ended without printing ${pattern}:\n${output}`)));
      return promise.finally(() => listeners.delete(look));
    },
    ended,
    stop: async (signal = "SIGTERM") => {
      child.kill(signal);
      await ended;
    },
  };
}

export type Served = Running & { /** Has no trailing slash. */ url: string };

/** Runs `start --no-build` or `dev`; port 0 picks a free one, `project` is the working folder. */
export async function startServer(
  args: readonly string[],
  port = 0,
  project = ROOT,
  nodeOptions = "",
): Promise<Served> {
  const running = startCommand(args, port, project, nodeOptions);
  const [, url = ""] = await running.prints(/(http:\/\/localhost:\d+)\//);
  return { ...running, url };
}

function endOf(child: ChildProcess): Promise<number | null> {
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once("error", reject);
  child.once("close", (code) => resolve(code));
  return promise;
}

/** Makes commands print their output for people instead of CI. */
function environment(port: number, nodeOptions: string): NodeJS.ProcessEnv {
  const { CI: _ci, ...rest } = process.env;
  return { ...rest, PORT: String(port), NODE_OPTIONS: `${IN_LANGUAGE} ${nodeOptions}` };
}
