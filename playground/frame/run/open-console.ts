import { formatWithOptions, inspect } from "node-inspect-extracted";
import { playground } from "#strings";
import { MAX_LINE, MAX_LINES } from "../../limits.ts";
import type { LogLine } from "../../protocol.ts";
import { textOfTable } from "./text-of-table.ts";

export type Log = (level: LogLine["level"], values: readonly unknown[]) => void;

/**
 * Makes the console send what it's given, formatted as in a terminal. `nameUrls` replaces URLs in memory by names of
 * files. A project that logs without end must not fill the page.
 */
export function openConsole(send: (line: LogLine) => void, nameUrls: (text: string) => string): Log {
  let lines = 0;
  let depth = 0;
  const counts = new Map<string, number>();
  const timers = new Map<string, number>();
  const log: Log = (level, values) => {
    if (++lines > MAX_LINES) return;
    const text = lines === MAX_LINES ? playground.preview.tooMany(MAX_LINES) : nameUrls(textOf(values));
    const indented = text.replace(/^/gm, "  ".repeat(depth));
    send({ type: "log", level, text: indented.slice(0, MAX_LINE) });
  };
  const group = (...values: unknown[]) => {
    if (values.length > 0) log("log", values);
    depth = Math.min(depth + 1, MAX_DEPTH);
  };
  const elapsed = (label: string) => `${label}: ${(performance.now() - (timers.get(label) ?? 0)).toFixed(1)} ms`;
  const methods: Partial<Console> = {
    log: (...values) => log("log", values),
    info: (...values) => log("log", values),
    debug: (...values) => log("log", values),
    warn: (...values) => log("warn", values),
    error: (...values) => log("error", values),
    trace: (...values) => log("log", [`Trace: ${textOf(values)}${framesOf(new Error())}`]),
    assert: (condition, ...values) => {
      if (!condition) log("error", ["Assertion failed", ...values]);
    },
    dir: (value) => log("log", [inspect(value, FORMAT)]),
    dirxml: (...values) => log("log", values),
    table: (data, columns) => {
      const table = textOfTable(data, columns);
      if (table === undefined) log("log", [data]);
      else log("table", [table]);
    },
    group,
    groupCollapsed: group,
    groupEnd: () => {
      depth = Math.max(depth - 1, 0);
    },
    count: (label = "default") => {
      counts.set(label, (counts.get(label) ?? 0) + 1);
      log("log", [`${label}: ${counts.get(label)}`]);
    },
    countReset: (label = "default") => void counts.delete(label),
    time: (label = "default") => void timers.set(label, performance.now()),
    timeLog: (label = "default", ...values) => log("log", [elapsed(label), ...values]),
    timeEnd: (label = "default") => {
      log("log", [elapsed(label)]);
      timers.delete(label);
    },
    clear: () => undefined,
  };
  Object.assign(console, methods);
  return log;
}

const FORMAT = { depth: 4, breakLength: 80 };
const MAX_DEPTH = 10;
const MAX_ELEMENT = 1_000;

function textOf(values: readonly unknown[]): string {
  try {
    return formatWithOptions(FORMAT, ...values.map(shown));
  } catch {
    // A getter or a proxy of the project threw.
    return values.map((value) => (typeof value === "object" ? "[object]" : String(value))).join(" ");
  }
}

function shown(value: unknown): unknown {
  if (value instanceof Element) return value.outerHTML.slice(0, MAX_ELEMENT);
  return value instanceof Error ? textOfError(value) : value;
}

/** Returns what was thrown, which may be any value. */
export function textOfThrown(thrown: unknown): string {
  return textOf([thrown]);
}

/** Returns an error with its stack, which only begins with the message in some browsers. */
function textOfError(error: Error): string {
  const cause = error.cause === undefined ? "" : `\n  [cause]: ${textOf([error.cause])}`;
  const inner = error instanceof AggregateError ? error.errors.map((each) => `\n  ${textOf([each])}`).join("") : "";
  return `${error}${framesOf(error)}${cause}${inner}`;
}

/** Returns a stack's lines; `run@main.js:3:5` as `at run (main.js:3)`, as columns differ in instrumented code. */
function framesOf({ stack = "" }: Error): string {
  const frames = stack.split("\n").flatMap((line) => {
    const [, name = "", place] =
      /^\s*(?:at )?(?:(.*?)[@ ]\(?)?((?:blob|webpack|webpack-internal):\S+?:\d+):\d+\)?$/.exec(line) ?? [];
    if (place === undefined) return [];
    return name === "" ? `\n    at ${place}` : `\n    at ${name} (${place})`;
  });
  return frames.join("");
}
