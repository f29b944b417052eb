import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Files of a project by path. */
export type Project = Record<string, string | Uint8Array>;

const GROUPS = 20;
const MODULES = 50;

/**
 * Generates a thousand ES modules, the same on every machine: twenty groups of fifty, half of them behind `import()`.
 * Each module has a function that is used and one that isn't.
 */
export function largeProject(): Project {
  const files: Project = {
    "package.json": JSON.stringify({ name: "large", private: true, type: "module" }),
    "index.html":
      '<!doctype html><html lang="en"><title>Large</title><script type="module" src="./src/index.js"></script>',
  };
  const groups = Array.from({ length: GROUPS }, (_, group) => group);
  for (const group of groups) {
    const modules = Array.from({ length: MODULES }, (_, module) => module);
    for (const module of modules) files[`src/group-${group}/module-${module}.js`] = moduleText(group, module);
    files[`src/group-${group}/index.js`] = [
      ...modules.map((module) => `import { used as used${module} } from "./module-${module}.js";`),
      `export const total = (input) => ${modules.map((module) => `used${module}(input)`).join(" + ")};`,
    ].join("\n");
  }
  const [now, later] = [groups.slice(0, GROUPS / 2), groups.slice(GROUPS / 2)];
  files["src/index.js"] = [
    ...now.map((group) => `import { total as total${group} } from "./group-${group}/index.js";`),
    `console.log(${now.map((group) => `total${group}(1)`).join(" + ")});`,
    ...later.map((group) => `import("./group-${group}/index.js").then(({ total }) => console.log(total(${group})));`),
  ].join("\n");
  return files;
}

/** Writes a project's files to a folder. */
export async function writeProject(files: Project, folder: string): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

function moduleText(group: number, module: number): string {
  return `const table = new Map([["group", ${group}], ["module", ${module}]]);

/** Modules that the rest of the project calls. */
export function used(input) {
  const values = [...table.values()].map((value, position) => value * input + position);
  let sum = ${module};
  for (const value of values) {
    if (value % 2 === 0) sum += value;
    else sum -= value >> 1;
  }
  return sum % ${group + 7};
}

export function unused(input) {
  const label = \`group ${group}, module ${module}\`;
  return Object.entries({ label, input }).map(([key, value]) => \`\${key}: \${value}\`);
}

export class UnusedToo {
  #state = { group: ${group}, module: ${module} };

  get state() {
    return structuredClone(this.#state);
  }
}
`;
}
