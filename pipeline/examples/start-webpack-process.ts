import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { commandEnvironment, onOutput } from "./run-command.ts";

/** What such a process is told: a program, by the path where it really lies, and what surrounds it. */
export type Order = { program: string; words: string[]; cwd: string; environment: NodeJS.ProcessEnv };

/** What was printed, piece by piece as it came: on the standard output (0), or the one for errors (1). */
export type ProgramRun = { pieces: [stream: number, text: string][]; code: number };

export type WebpackProcess = { child: ChildProcess; run: (order: Order) => Promise<ProgramRun> };

/** How long a run may take, in milliseconds, before its process is given up: in one of its own it may yet end. */
const LONGEST_RUN = 120_000;

/** Starts a process that has webpack loaded (webpack-process.ts). It runs one program at a time. */
export function startWebpackProcess(packages: string): WebpackProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, "webpack-process.ts"), packages], {
    env: commandEnvironment(packages),
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let pieces: ProgramRun["pieces"] = [];
  let settle = (_run: ProgramRun) => {};
  onOutput(child, (text, stream) => {
    const last = pieces.at(-1);
    if (last?.[0] === stream) last[1] += text;
    else pieces.push([stream, text]);
    const codes = pieces.flatMap(([, piece]) => END_OF_RUN.exec(piece)?.[1] ?? []);
    if (codes.length < 2) return;
    settle({ pieces: pieces.map(([of, piece]) => [of, piece.replace(END_OF_RUN, "")]), code: Number(codes[0]) });
  });
  // As a program does that fails where it began, or ends itself.
  child.on("close", (code) => settle({ pieces, code: code ?? 1 }));
  child.on("error", (error) => settle({ pieces: [[1, String(error)]], code: 1 }));
  return {
    child,
    run: (order) => {
      const { promise, resolve } = Promise.withResolvers<ProgramRun>();
      const timer = setTimeout(() => child.kill("SIGKILL"), LONGEST_RUN);
      settle = resolve;
      pieces = [];
      child.send(order);
      return promise.finally(() => clearTimeout(timer));
    },
  };
}

/** Ends the output of one run, on each of the two streams. */
export function endOfRun(code: number): string {
  return `<<<webpack ended with ${code}>>>`;
}

const END_OF_RUN = /<<<webpack ended with (\d+)>>>/;
