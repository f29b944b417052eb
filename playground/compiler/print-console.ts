import util from "node:util";
import { textOfTable } from "../frame/run/text-of-table.ts";
import { print } from "./printed.ts";

type Values = unknown[];

/** A console that prints like Node's in a terminal without colors. */
export function printConsole(): Partial<Console> {
  let indentation = "";
  const counts = new Map<string, number>();
  const timers = new Map<string, number>();
  const line = (text: string) => print(`${indentation}${text.replaceAll("\n", `\n${indentation}`)}\n`);
  const log = (...values: Values) => line(util.format(...values));
  const group = (...labels: Values) => {
    if (labels.length > 0) log(...labels);
    indentation += "  ";
  };
  const elapsed = (label: string) => `${label}: ${(performance.now() - (timers.get(label) ?? 0)).toFixed(3)}ms`;
  return {
    log,
    info: log,
    debug: log,
    warn: log,
    error: log,
    trace: (...values: Values) => line(`Trace: ${util.format(...values)}`),
    dir: (value: unknown, options?: object) => line(util.inspect(value, { customInspect: false, ...options })),
    dirxml: log,
    assert: (condition?: unknown, ...[message, ...values]: Values) => {
      if (condition) return;
      if (typeof message === "string") log(`Assertion failed: ${message}`, ...values);
      else log("Assertion failed", ...(message === undefined ? [] : [message, ...values]));
    },
    group,
    groupCollapsed: group,
    groupEnd: () => {
      indentation = indentation.slice(2);
    },
    count: (label = "default") => {
      counts.set(label, (counts.get(label) ?? 0) + 1);
      line(`${label}: ${counts.get(label)}`);
    },
    countReset: (label = "default") => void counts.delete(label),
    time: (label = "default") => void timers.set(label, performance.now()),
    timeLog: (label = "default", ...values: Values) => log(elapsed(label), ...values),
    timeEnd: (label = "default") => {
      line(elapsed(label));
      timers.delete(label);
    },
    table: (data: unknown, columns?: readonly string[]) => {
      const table = textOfTable(data, columns);
      if (table === undefined) log(data);
      else line(table);
    },
  };
}
