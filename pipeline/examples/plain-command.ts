/** A command that needs no shell: a program and its words. */
export type PlainCommand = { program: string; words: string[] };

/** 'npx webpack --mode none' → webpack, --mode, none; 'node build.js' → build.js. Undefined when it needs a shell, or options of Node. */
export function plainCommand(command: string): PlainCommand | undefined {
  const [, webpack, file, words = ""] =
    /^(?:(?:npx (?:--no )?)?(webpack)|node ([\w.][\w./-]*\.[cm]?js))((?: [\w./=@:,-]+)*)$/.exec(command) ?? [];
  const program = webpack ?? file;
  return program === undefined ? undefined : { program, words: words.split(" ").slice(1) };
}
