/** Returns the text to copy from code, without prompts and command output. */
export function textToCopy(code: string, isShell: boolean): string {
  const lines = code.split("\n");
  // If some lines have a prompt, the others are output.
  const commands = lines.filter((line) => /^\s*\$ /.test(line)).map((line) => line.replace(/^\s*\$ /, ""));
  return (isShell && commands.length > 0 ? commands : lines).join("\n").trimEnd();
}
