import { type ChildProcess, spawn } from "node:child_process";
import { delimiter, dirname, join } from "node:path";

export type CommandRun = { output: string; code: number };

/** Runs what a reader types in `cwd`, with the programs of the packages in `nodeModules`, and returns what it prints. */
export function runCommand(
  command: string,
  cwd: string,
  nodeModules: string,
  environment = commandEnvironment(nodeModules),
): Promise<CommandRun> {
  const { promise, resolve } = Promise.withResolvers<CommandRun>();
  const child = startCommand(command, { cwd, environment, detached: false });
  let output = "";
  onOutput(child, (text) => (output += text));
  child.on("close", (code) => resolve({ output, code: code ?? 1 }));
  child.on("error", (error) => resolve({ output: String(error), code: 1 }));
  return promise;
}

/**
 * Starts a command that does not end by itself, waits until it has printed `sign`, and stops it. It fails when it ends
 * before, or hasn't printed it after `timeout` milliseconds.
 */
export function runServer(
  command: string,
  { cwd, nodeModules, sign, timeout }: { cwd: string; nodeModules: string; sign: RegExp; timeout: number },
): Promise<CommandRun> {
  const { promise, resolve } = Promise.withResolvers<CommandRun>();
  const child = startCommand(command, {
    cwd,
    environment: commandEnvironment(nodeModules),
    detached: process.platform !== "win32",
  });
  let output = "";
  let signed = false;
  let ended = false;
  const send = (signal: NodeJS.Signals) => {
    if (ended) return;
    // With all that it started: npm starts a shell, and that the program.
    try {
      if (child.pid === undefined || process.platform === "win32") child.kill(signal);
      else process.kill(-child.pid, signal);
    } catch {
      // They have just ended.
    }
  };
  const stop = () => {
    send("SIGTERM");
    // One that does not end by itself would hold its guide up.
    setTimeout(send, END, "SIGKILL").unref();
  };
  const timer = setTimeout(stop, timeout);
  onOutput(child, (text) => {
    output += text;
    if (signed || !sign.test(output)) return;
    signed = true;
    stop();
  });
  child.on("close", () => {
    ended = true;
    clearTimeout(timer);
    resolve({ output, code: signed ? 0 : 1 });
  });
  child.on("error", (error) => resolve({ output: String(error), code: 1 }));
  return promise;
}

/** How long what was asked to end may take, in milliseconds. */
const END = 2000;

type Start = {
  cwd: string;
  environment: NodeJS.ProcessEnv /** As the first of a group of processes. */;
  detached: boolean;
};

function startCommand(command: string, { cwd, environment, detached }: Start): ChildProcess {
  return spawn(command.replace(/^npx (?:--no )?/, ""), {
    cwd,
    env: environment,
    shell: true,
    detached,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** As in a terminal of the reader: without what npm told this process of this project. */
export function commandEnvironment(nodeModules: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_.*|INIT_CWD|NODE_OPTIONS|NODE_ENV|NODE_PATH)$/i.test(name),
  );
  const paths = (process.env["PATH"] ?? "")
    .split(delimiter)
    .filter((path) => !/node_modules[\\/]\.bin[\\/]?$/.test(path));
  return {
    ...Object.fromEntries(kept),
    PATH: [join(nodeModules, ".bin"), dirname(process.execPath), ...paths].join(delimiter),
    NO_COLOR: "1",
    FORCE_COLOR: "0",
  };
}

export function onOutput(child: ChildProcess, add: (text: string, stream: number) => void): void {
  for (const [index, stream] of [child.stdout, child.stderr].entries()) {
    // As text, not bytes: a character may be split between two chunks.
    stream?.setEncoding("utf8").on("data", (text: string) => add(text, index));
  }
}
