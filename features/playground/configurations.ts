import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Project } from "./compare-projects.ts";

const USUAL = { "src/index.js": 'console.log("Hello");\n', "package.json": '{ "type": "module" }\n' };

/** Reads the projects of configurations.md: a heading for each, and a fence with the path of each file. */
export function readConfigurations(): Project[] {
  const text = readFileSync(join(import.meta.dirname, "configurations.md"), "utf8");
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const fences = section.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms);
      const files = [...fences].map(([, path = "", content = ""]) => [path, content]);
      return { name: section.slice(0, section.indexOf("\n")), files: { ...USUAL, ...Object.fromEntries(files) } };
    });
}
