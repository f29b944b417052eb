/** Gives an error Node's code. Its stack names the codes of Node itself: `Error [ERR_…]: message`. */
export function coded<Kind extends Error>(error: Kind, code: string): Kind {
  const name = code.startsWith("ERR_") ? `${error.name} [${code}]` : error.name;
  return Object.assign(error, { code, stack: `${name}: ${error.message}` });
}

/** A place in a file, with lines from 1 and columns from 0, and how many characters are wrong. */
export type Place = { line: number; column: number; length?: number };

/** A syntax error whose stack begins with the place and its line, as Node prints it. */
export function syntaxError(
  message: string,
  { line, column, length = 1 }: Place,
  file: string,
  source: string,
): SyntaxError {
  const shown = source.split("\n")[line - 1] ?? "";
  const error = new SyntaxError(message);
  error.stack = `${file}:${line}\n${shown}\n${" ".repeat(column)}${"^".repeat(length)}\n\nSyntaxError: ${message}`;
  return error;
}
