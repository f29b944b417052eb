/** Folders of this machine and the code that represents them on every machine. */
export type KnownFolders = ReadonlyMap<string, string>;

/** Longer values don't fit in a line of the reference and are only shown by their kind. */
const MAX_LENGTH = 90;

/** Writes a value as in a configuration, abbreviated if it's long. */
export function describeValue(value: unknown, folders: KnownFolders): string | undefined {
  const text = codeOf(value, folders);
  if (text === undefined || text.length <= MAX_LENGTH) return text;
  return Array.isArray(value) ? "[…]" : "{ … }";
}

/** Recognizes text that only names the kind of a value. */
export function isVague(text: string): boolean {
  return text.includes("…") && !text.startsWith("(");
}

function codeOf(value: unknown, folders: KnownFolders): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "string") return describeString(value, folders);
  if (typeof value === "function") return describeFunction(value);
  if (value instanceof RegExp) return String(value);
  if (typeof value === "number" || typeof value === "boolean" || value === null) return String(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => codeOf(item, folders) ?? "undefined");
    return `[${items.join(", ")}]`;
  }
  if (typeof value !== "object") return String(value);
  if (isStandardError(value)) return "process.stderr";
  if (!isPlain(value)) return constructorName(value);
  const entries = Object.entries(value).flatMap(([name, each]) => {
    const text = codeOf(each, folders);
    return text === undefined ? [] : [`${/^[\w$]+$/.test(name) ? name : JSON.stringify(name)}: ${text}`];
  });
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

function describeString(text: string, folders: KnownFolders): string {
  for (const [folder, code] of folders) {
    if (text === folder) return code;
    if (text.startsWith(`${folder}/`) || text.startsWith(`${folder}\\`)) {
      const rest = text.slice(folder.length + 1).replaceAll("\\", "/");
      return code === "process.cwd()"
        ? `path.resolve(${JSON.stringify(rest)})`
        : `path.join(${code}, ${JSON.stringify(rest)})`;
    }
  }
  return JSON.stringify(text);
}

/** Shows a function by its parameters: '(module) => …'. */
function describeFunction(value: object): string {
  const code = Function.prototype.toString.call(value);
  const parameters = /^(?:async )?(?:function\s*\w*\s*)?\(?([\w$, ]*)\)?\s*(?:=>|\{)/.exec(code)?.[1];
  return parameters === undefined ? "…" : `(${parameters.trim()}) => …`;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function constructorName(value: object): string | undefined {
  const name = value.constructor.name;
  return name === "" || name === "Object" ? undefined : `new ${name}()`;
}

function isStandardError(value: object): boolean {
  return "fd" in value && value.fd === 2 && "write" in value;
}
