import { Buffer } from "node:buffer";
import { coded } from "./errors.ts";

type Stripper = {
  transformSync: (code: string, options: { mode: "strip-only"; filename: string }) => { code: string };
};
type Rejected = { code: string; message: string; snippet: string; startLine: number };

let script: string | undefined;
let stripper: Stripper | undefined;

/** Provides amaro, with which Node strips types. Few projects need it, so the page sends its script separately. */
export function provideStripper(text: string): void {
  script = text;
}

function loadStripper(text: string): Stripper {
  const module = { exports: {} };
  const require = () => ({ Buffer, TextDecoder, TextEncoder });
  new Function("module", "exports", "require", text)(module, module.exports, require);
  return module.exports as Stripper;
}

/** Replaces types with spaces. Throws for syntax that isn't only types, such as `enum`. */
export function stripTypes(code: string, file = "<anon>"): string {
  if (script === undefined)
    throw new Error("The playground only loads TypeScript if a file's name ends in .ts, .mts or .cts.");
  stripper ??= loadStripper(script);
  try {
    return stripper.transformSync(code, { mode: "strip-only", filename: file }).code;
  } catch (error) {
    throw described(error as Rejected, file);
  }
}

function described({ code, message, snippet, startLine }: Rejected, file: string): Error {
  const kind = code === "UnsupportedSyntax" ? "UNSUPPORTED" : "INVALID";
  const error = coded(new SyntaxError(message), `ERR_${kind}_TYPESCRIPT_SYNTAX`);
  error.stack = `${file}:${startLine}\n${snippet}\n${error.stack}`;
  return error;
}
