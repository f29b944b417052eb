import { type ChildProcess, spawn } from "node:child_process";
import { delimiter, dirname, join } from "node:path";

export type CommandRun = { output: string; code: number };

export type CommandOptions = {
  cwd: string;
  /** Contains the packages whose programs the command can run. */
  nodeModules: string;
  /** Stops the command when it has printed this. For servers and watchers, which don't end. */
  until?: RegExp;
  /** Stops a command that takes longer. In milliseconds. */
  timeout?: number;
};

const TIMEOUT = 120_000;

/** Time that a command may take to stop before it's killed, in milliseconds. */
const STOP_TIMEOUT = 2000;

/** Runs a command as a reader would type it. With `until`, it only succeeds if it printed that. */
export function runCommand(
  command: string,
  { cwd, nodeModules, until, timeout = TIMEOUT }: CommandOptions,
): Promise<CommandRun> {
  const { promise, resolve } = Promise.withResolvers<CommandRun>();
  const child = spawn(command.replace(/^npx (?:--no )?/, ""), {
    cwd,
    env: commandEnvironment(nodeModules),
    shell: true,
    // A process group of its own can be stopped with everything that the shell or npm started.
    detached: process.platform !== "win32",
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let hasPrinted = false;
  let killTimer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    kill(child, "SIGTERM");
    killTimer = setTimeout(kill, STOP_TIMEOUT, child, "SIGKILL");
  };
  const timer = setTimeout(stop, timeout);
  for (const stream of [child.stdout, child.stderr]) {
    // Decodes the stream instead of each chunk, which may end inside a character.
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (hasPrinted || until?.test(output) !== true) return;
      hasPrinted = true;
      stop();
    });
  }
  const finish = (run: CommandRun) => {
    clearTimeout(timer);
    clearTimeout(killTimer);
    resolve(run);
  };
  child.on("close", (code) => finish({ output, code: until === undefined ? (code ?? 1) : Number(!hasPrinted) }));
  child.on("error", (error) => finish({ output: String(error), code: 1 }));
  return promise;
}

function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid === undefined || process.platform === "win32") child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has just ended.
  }
}

/** Returns the environment of a reader's terminal, without what npm adds for this project. */
function commandEnvironment(nodeModules: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_.*|INIT_CWD|NODE_OPTIONS|NODE_ENV|NODE_PATH)$/i.test(name),
  );
  const paths = (process.env["PATH"] ?? "")
    .split(delimiter)
    .filter((path) => !/node_modules[\\/]\.bin[\\/]?$/.test(path));
  return {
    ...Object.fromEntries(own),
    PATH: [join(nodeModules, ".bin"), dirname(process.execPath), ...paths].join(delimiter),
    NO_COLOR: "1",
    FORCE_COLOR: "0",
  };
}
