import { existsSync, readFileSync, realpathSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { plainCommand } from "./plain-command.ts";
import { commandEnvironment, runCommand } from "./run-command.ts";
import { type Order, type ProgramRun, startWebpackProcess, type WebpackProcess } from "./start-webpack-process.ts";
import { startStandIn } from "./webpack-stand-in.ts";

export type WebpackProcesses = {
  /** As `runCommand`; webpack, and a program that loads it, runs in a process that has it loaded. */
  run: typeof runCommand;
  stop: () => Promise<void>;
};

/**
 * Processes, one for each processor, that run one program after the other, because to load webpack takes four times as long
 * as to build an example. What they print may differ from what a process of its own prints: then run it by `runCommand`.
 */
export async function startWebpackProcesses(nodeModules: string): Promise<WebpackProcesses> {
  const packages = realpathSync(nodeModules);
  const webpack = join(packages, "webpack/bin/webpack.js");
  const idle: WebpackProcess[] = [];
  const runs = new Map<WebpackProcess, number>();
  let free = availableParallelism();
  const waiting: (() => void)[] = [];
  const runProgram = async (order: Order): Promise<ProgramRun> => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    const taken = idle.pop() ?? startWebpackProcess(packages);
    const number = (runs.get(taken) ?? 0) + 1;
    runs.set(taken, number);
    const run = await taken.run(order);
    if (taken.child.connected && number < MOST_RUNS) idle.push(taken);
    else {
      taken.child.kill();
      runs.delete(taken);
    }
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
    return run;
  };
  const isForProcess = ({ program, words }: Order) => (program === webpack ? ends(words) : namesWebpack(program));
  const standIn = await startStandIn(async (order) =>
    order.program === webpack && ends(order.words) ? runProgram(order) : undefined,
  );
  return {
    run: async (command, cwd, own) => {
      const order = orderOf(command, cwd, own);
      if (order === undefined || !isForProcess(order)) {
        return runCommand(command, cwd, own, standIn.variables(commandEnvironment(own)));
      }
      const { pieces, code } = await runProgram(order);
      return { output: pieces.map(([, text]) => text).join(""), code };
    },
    stop: async () => {
      for (const { child } of runs.keys()) child.kill();
      await standIn.stop();
    },
  };
}

/** The modules of each project stay in memory. */
const MOST_RUNS = 60;

/** Undefined for what needs a shell. */
function orderOf(command: string, cwd: string, nodeModules: string): Order | undefined {
  const plain = plainCommand(command);
  if (plain === undefined) return undefined;
  const { program, words } = plain;
  const file = program === "webpack" ? join(nodeModules, ".bin/webpack") : join(cwd, program);
  if (!existsSync(file)) return undefined;
  return { program: realpathSync(file), words, cwd, environment: commandEnvironment(nodeModules) };
}

function ends(words: readonly string[]): boolean {
  return !/^(?:serve|server|s|watch|w)$/.test(words[0] ?? "") && !words.some((word) => /^(?:-w|--watch)$/.test(word));
}

function namesWebpack(file: string): boolean {
  return /\b(?:from|import|require) ?\(?["']webpack\b/.test(readFileSync(file, "utf8"));
}
