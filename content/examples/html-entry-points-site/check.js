import { existsSync, readFileSync, readdirSync } from "node:fs";

for (const page of readdirSync("dist").filter((name) => name.endsWith(".html")).sort()) {
  const html = readFileSync(`dist/${page}`, "utf8");
  const addresses = [...html.matchAll(/ (?:src|href)="?([^\s">]+)/g)].map(([, address]) => address);
  const missing = addresses.filter((address) => !existsSync(`dist/${address}`));
  console.log(`${page}: ${addresses.length} addresses, missing: ${missing.join(", ") || "none"}`);
}
