import { readFile } from "node:fs/promises";

export default async function promiseLoader() {
  const content = await readFile(this.resourcePath, "utf8");
  return `export default ${JSON.stringify(content.trim())};`;
}
