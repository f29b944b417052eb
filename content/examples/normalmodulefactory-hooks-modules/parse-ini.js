export function parseIni(text) {
  const lines = text.split("\n").filter((line) => line.includes("="));
  return Object.fromEntries(lines.map((line) => line.split("=").map((part) => part.trim())));
}
