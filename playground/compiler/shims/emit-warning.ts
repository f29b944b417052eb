import { print } from "../printed.ts";

type Options = string | { type?: string; code?: string | undefined };

const printed = new Set<string>();

/** Prints a warning as Node does: after the code that is running, and each text once. */
export function emitWarning(warning: unknown, options: Options = {}, code?: string): void {
  const given = typeof options === "string" ? { type: options, code } : options;
  const [type, text] = warning instanceof Error ? [warning.name, warning.message] : [given.type ?? "Warning", warning];
  const isDeprecation = type === "DeprecationWarning";
  const key = isDeprecation && given.code !== undefined ? given.code : `${type} ${text}`;
  if (printed.has(key)) return;
  const flag = isDeprecation ? "--trace-deprecation" : "--trace-warnings";
  const hint = printed.size > 0 ? "" : `(Use \`node ${flag} ...\` to show where the warning was created)\n`;
  printed.add(key);
  const label = given.code === undefined ? type : `[${given.code}] ${type}`;
  queueMicrotask(() => print(`(node:1) ${label}: ${text}\n${hint}`));
}

/** Starts again, as in a new process. */
export function forgetWarnings(): void {
  printed.clear();
}
