/** Kinds that a writer can declare after the language; the others are inferred. */
const DECLARED_KINDS = ["config", "fragment", "wrong"] as const;
export type DeclaredKind = (typeof DECLARED_KINDS)[number];

/** Words that a writer may put after the language, for messages and the writer's guide. */
export const FENCE_WORDS = [
  'title="…"',
  'tab="…"',
  'example="…"',
  "excerpt",
  "output",
  "treemap",
  "diff",
  ...DECLARED_KINDS,
  "{1,3-5}",
] as const;

/** Language and words of the line that opens a fence. Line numbers start at 1. */
export type Fence = {
  language: string;
  title?: string;
  /** Label of this fence in a group of tabs. */
  tab?: string;
  /** The project in content/examples that the fence quotes. */
  example?: string;
  /** The fence quotes only some lines of the file. */
  excerpt: boolean;
  /** The fence shows what a command printed. */
  output: boolean;
  /** The files in the output are also drawn by size. */
  treemap: boolean;
  /** Lines that start with + or - are shown as added or removed. */
  diff: boolean;
  /** Kind of verification, if the writer declares it. */
  kind?: DeclaredKind;
  marked: ReadonlySet<number>;
  /** Unknown words. */
  unknown: string[];
};

/** Parses the language and the words after it: 'js', 'title="a.js" {1,3-5}'. */
export function parseFence(lang: string | null | undefined, meta: string | null | undefined): Fence {
  // Other tools write ```js{1,3}.
  const [, language = "", attached = ""] = /^([^{]*)(\{.*)?$/.exec(lang ?? "") ?? [];
  const name = language.toLowerCase();
  const fence: Fence & { marked: Set<number> } = {
    language: LANGUAGES.get(name) ?? name,
    excerpt: false,
    output: false,
    treemap: false,
    diff: name === "diff",
    marked: new Set(),
    unknown: [],
  };
  const words = `${attached} ${meta ?? ""}`.matchAll(
    /(\w[\w-]*)=(?:"([^"]*)"|'([^']*)'|(\S+))|\{([\d,\s-]*)\}|\[([^\]]+)\]|(\S+)/g,
  );
  for (const [whole, key, double, single, bare, lines, bracket, word] of words) {
    const value = double ?? single ?? bare ?? "";
    if (lines !== undefined) for (const line of linesOf(lines)) fence.marked.add(line);
    else if (bracket !== undefined) fence.tab = bracket;
    else if (key === "title" || key === "tab" || key === "example") fence[key] = value;
    else if (word === "excerpt" || word === "output" || word === "treemap" || word === "diff") fence[word] = true;
    else if (isDeclaredKind(word)) fence.kind = word;
    else fence.unknown.push(whole);
  }
  return fence;
}

function isDeclaredKind(word: string | undefined): word is (typeof DECLARED_KINDS)[number] {
  return DECLARED_KINDS.some((kind) => kind === word);
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
