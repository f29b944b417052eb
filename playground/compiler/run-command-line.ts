import process from "node:process";
import type { MultiStats, Stats } from "webpack";
import WebpackCommandLine from "webpack-cli/lib/webpack-cli.js";
import { PROJECT } from "./project.ts";
import { ProjectExit } from "./project-exit.ts";
import { forgetWarnings } from "./shims/emit-warning.ts";

type Result = Stats | MultiStats;

/** Runs `npx webpack` as in a new process, until it has printed the result. */
export function runCommandLine(): Promise<Result> {
  forgetWarnings();
  process.env = {};
  process.exitCode = undefined;
  process.removeAllListeners();
  process.chdir(PROJECT);
  process.argv = [process.execPath, `${PROJECT}/node_modules/.bin/webpack`];
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const commandLine = new PlaygroundCommandLine(resolve);
  commandLine
    .run(process.argv)
    .catch((error) => {
      // Like webpack-cli/bin/cli.js.
      if (!(error instanceof ProjectExit)) commandLine.logger.error(error);
      process.exit(2);
    })
    .catch(reject);
  return promise;
}

type Report = (error: unknown, stats?: Result) => void;

class PlaygroundCommandLine extends WebpackCommandLine {
  readonly onResult: (stats: Result) => void;
  constructor(onResult: (stats: Result) => void) {
    super();
    this.onResult = onResult;
  }
  /** A configuration that asks to be watched is built once. */
  override async loadConfig(options: object): ReturnType<WebpackCommandLine["loadConfig"]> {
    const loaded = await super.loadConfig(options);
    for (const configuration of [loaded.options].flat()) if (configuration.watch) configuration.watch = false;
    return loaded;
  }
  override createCompiler(options: object, report: Report): ReturnType<WebpackCommandLine["createCompiler"]> {
    return super.createCompiler(options, (error: unknown, stats?: Result) => {
      report(error, stats);
      // Node ends the process when nothing is left to do, so hooks after this callback have been called.
      setTimeout(() => {
        process.emit("exit", Number(process.exitCode ?? 0));
        if (stats !== undefined) this.onResult(stats);
      });
    });
  }
}
