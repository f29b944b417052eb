import type { Files } from "../../playground/protocol.ts";

/**
 * Returns an example's files if the playground can show it: it's built by a plain `npx webpack`, and all of its files
 * are text. Its package.json lacks the commands that verify the example.
 */
export function projectOfExample(files: ReadonlyMap<string, Buffer>): Files | undefined {
  const { example, ...described } = JSON.parse(files.get("package.json")?.toString() ?? "{}");
  const commands: string[] = example?.run ?? [];
  if (commands.find((command) => /^npx webpack\b/.test(command)) !== "npx webpack") return undefined;
  const shown = [...files].filter(([path]) => path !== "output.txt");
  const texts = shown.map(([path, bytes]): [string, string] => [path, bytes.toString("utf8")]);
  const isText = shown.every(([, bytes], index) => Buffer.from(texts[index]?.[1] ?? "").equals(bytes));
  if (!isText) return undefined;
  return { ...Object.fromEntries(texts), "package.json": `${JSON.stringify(described, undefined, 2)}\n` };
}
