import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { type CommandRun, commandEnvironment, onOutput, runCommand } from "./run-command.ts";

export type WebpackProcesses = {
  /** As `runCommand`; a plain `npx webpack …` runs in a process that has webpack loaded. */
  run: typeof runCommand;
  stop: () => void;
};

/**
 * Processes that run one `webpack` after the other: to load webpack takes four times as long as to build an example. None
 * runs in the same folder twice, because it would have its modules already. What they print may differ from that of
 * a process of its own, e.g. by a warning that is given once; then run it by `runCommand`.
 */
export function startWebpackProcesses(): WebpackProcesses {
  let idle: WebpackProcess[] = [];
  const all = new Set<WebpackProcess>();
  const take = (cwd: string, nodeModules: string): WebpackProcess => {
    const taken = idle.find(({ folders }) => !folders.has(cwd)) ?? startProcess(nodeModules);
    idle = idle.filter((each) => each !== taken);
    all.add(taken);
    taken.folders.add(cwd);
    return taken;
  };
  return {
    run: async (command, cwd, nodeModules) => {
      const words = wordsOf(command);
      if (words === undefined) return runCommand(command, cwd, nodeModules);
      const taken = take(cwd, nodeModules);
      const finished = await taken.run({ cwd, words });
      if (taken.child.connected && taken.folders.size < MOST_RUNS) idle.push(taken);
      else taken.child.kill();
      return finished;
    },
    stop: () => {
      for (const { child } of all) child.kill();
    },
  };
}

/** How long a run may take, in milliseconds, before its process is given up: in one of its own it may yet end. */
const LONGEST_RUN = 120_000;

/** The modules of each configuration stay in memory. */
const MOST_RUNS = 60;

/** 'npx webpack --mode none' → ['--mode', 'none']; undefined when it needs a shell, or does not end. */
export function wordsOf(command: string): string[] | undefined {
  const words = /^(?:npx (?:--no )?)?webpack((?: [\w./=@:,-]+)*)$/.exec(command)?.[1]?.split(" ").slice(1);
  return words?.some((word) => /^(?:serve|server|s|watch|w|-w|--watch)$/.test(word)) ? undefined : words;
}

type WebpackProcess = {
  child: ChildProcess;
  /** Where it has run. */
  folders: Set<string>;
  run: (order: Order) => Promise<CommandRun>;
};

/** What such a process is told. */
export type Order = { cwd: string; words: string[] };

/** Ends the output of one run, on each of the two streams. */
export function endOfRun(code: number): string {
  return `<<<webpack ended with ${code}>>>`;
}

const END_OF_RUN = /<<<webpack ended with (\d+)>>>/g;

function startProcess(nodeModules: string): WebpackProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, "webpack-process.ts"), nodeModules], {
    env: commandEnvironment(nodeModules),
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  let settle = (_finished: CommandRun) => {};
  onOutput(child, (text) => {
    output += text;
    const [code, second] = [...output.matchAll(END_OF_RUN)].map(([, digits]) => Number(digits));
    if (code !== undefined && second !== undefined) settle({ output: output.replaceAll(END_OF_RUN, ""), code });
  });
  // As webpack-cli does after an error in a configuration.
  child.on("close", (code) => settle({ output, code: code ?? 1 }));
  child.on("error", (error) => settle({ output: String(error), code: 1 }));
  return {
    child,
    folders: new Set(),
    run: (order) => {
      const { promise, resolve } = Promise.withResolvers<CommandRun>();
      const timer = setTimeout(() => child.kill("SIGKILL"), LONGEST_RUN);
      settle = resolve;
      output = "";
      child.send(order);
      return promise.finally(() => clearTimeout(timer));
    },
  };
}
