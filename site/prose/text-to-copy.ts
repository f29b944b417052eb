/** A line of code as it's shown. `removed`: whether a diff removes it. */
export type CodeLine = { text: string; removed: boolean };

/** Returns the text to copy, without prompts, diff marks, removed lines and command output. */
export function textToCopy(lines: readonly CodeLine[], isShell: boolean): string {
  const kept = lines.filter((line) => !line.removed).map((line) => line.text);
  // If some lines have a prompt, the others are output.
  const commands = kept.filter((line) => /^\s*\$ /.test(line)).map((line) => line.replace(/^\s*\$ /, ""));
  return (isShell && commands.length > 0 ? commands : kept).join("\n").trimEnd();
}
