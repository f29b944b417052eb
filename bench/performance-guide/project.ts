import { appendFileSync } from "node:fs";
import { join } from "node:path";
import type { Project } from "../bundlers/projects.ts";

const PAGES = 10;
const MODULES_PER_PAGE = 70;
const PACKAGE_MODULES = 300;

/**
 * Generates a thousand modules: ten pages that load on demand, 700 modules of their own, 300 of a package. `src-bare/`
 * is a copy of `src/` whose imports have no extension.
 */
export function thousandModules(): Project {
  const files: Project = {
    "package.json": JSON.stringify({ private: true }),
    "node_modules/kit/package.json": JSON.stringify({
      name: "kit",
      version: "1.0.0",
      type: "module",
      sideEffects: false,
    }),
  };
  for (let n = 0; n < PACKAGE_MODULES; n++) {
    const imports = childrenOf(n, PACKAGE_MODULES).map((child) => `./k${child}.js`);
    files[`node_modules/kit/k${n}.js`] = codeOf(`K${n}`, imports);
  }
  const pages = Array.from({ length: PAGES }, (_, page) => page);
  for (const { folder, extension } of [
    { folder: "src", extension: ".js" },
    { folder: "src-bare", extension: "" },
  ]) {
    for (const page of pages) {
      for (let n = 0; n < MODULES_PER_PAGE; n++) {
        const imports = childrenOf(n, MODULES_PER_PAGE).map((child) => `./m${child}${extension}`);
        if (n === 0) imports.push("kit/k0.js");
        files[`${folder}/page${page}/m${n}.js`] = codeOf(`P${page}M${n}`, imports);
      }
    }
    const loads = pages.map((page) => `  () => import("./page${page}/m0${extension}"),`).join("\n");
    files[`${folder}/index.js`] =
      `const pages = [\n${loads}\n];\npages[new Date().getDay()]().then(({ run }) => console.log(run(3)));\n`;
  }
  return files;
}

/** Changes one module of a project. */
export function editModule(project: string, sources: string): void {
  appendFileSync(join(project, sources, "page3/m9.js"), `console.log(${performance.now()});\n`);
}

/** Modules import each other as a binary tree. */
function childrenOf(n: number, count: number): number[] {
  return [2 * n + 1, 2 * n + 2].filter((child) => child < count);
}

function codeOf(name: string, imports: readonly string[]): string {
  return `${imports.map((from, index) => `import { run as run${index} } from "${from}";`).join("\n")}
export class Item${name} {
  constructor(price, count) {
    this.price = price;
    this.count = count;
  }
  get total() {
    const reduction = this.count > 10 ? 0.9 : this.count > 5 ? 0.95 : 1;
    return Math.round(this.price * this.count * reduction * 100) / 100;
  }
}
const texts = { name: "${name}", hint: "A text that people read", empty: "There is nothing to show" };
export function describe(item) {
  if (!item) return texts.empty;
  const lines = [texts.name, texts.hint];
  for (const [key, value] of Object.entries(item)) lines.push(\`\${key}: \${value}\`);
  return lines.join("\\n");
}
export function run(count) {
  const items = Array.from({ length: count }, (_, index) => new Item${name}(index * 1.5, index));
  const own = items.map((item) => item.total).reduce((sum, total) => sum + total, 0);
  return own${imports.map((_, index) => ` + run${index}(count - 1)`).join("")};
}
export const unused = (list) => list.filter((entry) => entry.price > 3).sort((a, b) => a.price - b.price);
`;
}
