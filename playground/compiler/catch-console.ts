import util from "node:util";
import { print } from "./printed.ts";

/** Makes the worker's console print as in a terminal. */
export function catchConsole(): void {
  const line = (...values: unknown[]) => print(`${util.format(...values)}\n`);
  Object.assign(console, { log: line, info: line, warn: line, error: line, debug: line, trace: line });
}
