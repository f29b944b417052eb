/** Words that a writer may put after the language on any site. Features add more. */
export const FENCE_WORDS = ['title="…"', 'tab="…"', "output", "diff", "{1,3-5}"] as const;

/** Language and words of the line that opens a fence. Line numbers start at 1. */
export type Fence = {
  language: string;
  title?: string;
  /** Label of this fence in a group of tabs. */
  tab?: string;
  /** The fence shows what a command printed. */
  output: boolean;
  /** Lines that start with + or - are shown as added or removed. */
  diff: boolean;
  marked: ReadonlySet<number>;
  /** All other words, which features understand: 'example="hello" excerpt' → example: 'hello', excerpt: ''. */
  options: ReadonlyMap<string, string>;
};

/** Parses the language and the words after it: 'js', 'title="a.js" {1,3-5}'. */
export function parseFence(lang: string | null | undefined, meta: string | null | undefined): Fence {
  // Other tools write ```js{1,3}.
  const [, written = "", attached = ""] = /^([^{]*)(\{.*)?$/.exec(lang ?? "") ?? [];
  const name = written.toLowerCase();
  const marked = new Set<number>();
  const options = new Map<string, string>();
  const language = LANGUAGES.get(name) ?? name;
  const fence: Fence = { language, output: false, diff: name === "diff", marked, options };
  const words = `${attached} ${meta ?? ""}`.matchAll(
    /(\w[\w-]*)=(?:"([^"]*)"|'([^']*)'|(\S+))|\{([\d,\s-]*)\}|\[([^\]]+)\]|(\S+)/g,
  );
  for (const [whole, key, double, single, bare, lines, bracket, word] of words) {
    const value = double ?? single ?? bare ?? "";
    if (lines !== undefined) for (const line of linesOf(lines)) marked.add(line);
    else if (bracket !== undefined) fence.tab = bracket;
    else if (key === "title" || key === "tab") fence[key] = value;
    else if (word === "output" || word === "diff") fence[word] = true;
    else options.set(key ?? whole, value);
  }
  return fence;
}

/** Other names for languages. */
const ALIASES: Record<string, string[]> = {
  js: ["javascript", "mjs", "cjs", "js-with-links", "js-with-links-with-details", "js-with-details", "jsonp"],
  ts: ["typescript", "mts", "cts", "ts-with-links"],
  tsx: ["typescriptreact"],
  bash: ["sh", "shell", "console", "zsh", "shell-session", "powershell", "ps", "cmd", "bat"],
  yaml: ["yml"],
  md: ["markdown", "mdx"],
  json: ["jsonc", "json5"],
  html: ["htm", "xhtml", "vue", "svg", "xml"],
  css: ["scss", "less", "sass"],
  text: ["", "plain", "plaintext", "txt", "none", "log"],
};
const LANGUAGES = new Map(
  Object.entries(ALIASES).flatMap(([language, names]) => names.map((name): [string, string] => [name, language])),
);

/** '1,3-5' → 1, 3, 4, 5. */
function* linesOf(list: string): Iterable<number> {
  for (const part of list.split(",")) {
    const [from = NaN, to = from] = part.split("-").map(Number);
    for (let line = from; line <= to && line - from < 10_000; line++) yield line;
  }
}
