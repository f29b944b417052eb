import type { HeaderRule } from "./headers-for.ts";

/** Formats `_headers` for Netlify and Cloudflare Pages. `npm start` follows it too. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [encodeURI(path), ...lines].join("\n");
  });
  return `${blocks.join("\n")}\n`;
}

export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name !== undefined && value !== undefined && rule !== undefined) rule.headers[name] = value;
    else if (line.trim() !== "") rules.push({ path: decodeURI(line.trim()), headers: {} });
  }
  return rules;
}
