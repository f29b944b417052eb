/** Evaluates an expression. Stacks name `file`, and lines stay as they are, which new Function() would move by two. */
export function evaluateCode<Value>(code: string, file: string): Value {
  // biome-ignore lint/security/noGlobalEval: running the project's configuration is what the worker is for
  return globalThis.eval(`${code}\n//# sourceURL=${file}`);
}
