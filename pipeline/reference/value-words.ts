/** Folders of the machine that runs this, by the code that stands for them on every machine. */
export type KnownFolders = ReadonlyMap<string, string>;

/** Longer than a line of the reference: then only the kind of the value is told. */
const LONGEST = 90;

/** A value that webpack uses → as it would stand in a configuration, or with its inside left out when it is long. */
export function valueWords(value: unknown, folders: KnownFolders = new Map()): string | undefined {
  const words = codeOf(value, folders);
  if (words === undefined || words.length <= LONGEST) return words;
  return Array.isArray(value) ? "[…]" : "{ … }";
}

/** True for words that name no value, only its kind. */
export function isVague(words: string): boolean {
  return words.includes("…") && !words.startsWith("(");
}

function codeOf(value: unknown, folders: KnownFolders): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === "string") return stringWords(value, folders);
  if (typeof value === "function") return functionWords(value);
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
    const words = codeOf(each, folders);
    return words === undefined ? [] : [`${/^[\w$]+$/.test(name) ? name : JSON.stringify(name)}: ${words}`];
  });
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

function stringWords(text: string, folders: KnownFolders): string {
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

/** '(module) => …': what it takes, and not what it does. */
function functionWords(value: object): string {
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
