// Writes a thousand ES modules to src/: twenty groups of fifty, half of them behind import().
import { mkdirSync, writeFileSync } from "node:fs";

const numbers = (count) => Array.from({ length: count }, (_, number) => number);
const groups = numbers(20);
const modules = numbers(50);

const moduleText = (group, module) => `const table = new Map([["group", ${group}], ["module", ${module}]]);

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

for (const group of groups) {
  const folder = `src/group-${group}`;
  mkdirSync(folder, { recursive: true });
  for (const module of modules) writeFileSync(`${folder}/module-${module}.js`, moduleText(group, module));
  const imports = modules.map((module) => `import { used as used${module} } from "./module-${module}.js";`);
  const sum = modules.map((module) => `used${module}(input)`).join(" + ");
  writeFileSync(`${folder}/index.js`, [...imports, `export const total = (input) => ${sum};`].join("\n"));
}

const [now, later] = [groups.slice(0, 10), groups.slice(10)];
writeFileSync(
  "src/index.js",
  [
    ...now.map((group) => `import { total as total${group} } from "./group-${group}/index.js";`),
    `console.log(${now.map((group) => `total${group}(1)`).join(" + ")});`,
    ...later.map((group) => `import("./group-${group}/index.js").then(({ total }) => console.log(total(${group})));`),
  ].join("\n"),
);
// Vite starts with a page.
writeFileSync("index.html", '<!doctype html><title>Large</title><script type="module" src="./src/index.js"></script>');
