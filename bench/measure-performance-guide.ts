import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import webpack, { type Configuration, type Stats } from "webpack";
import { type Measure, type Row, rowOfRuns } from "./measure.ts";

// Counts the processor time of all threads, which hardly depends on other programs.

const { RUNS: runs = "3" } = process.env;
const RUNS = Number(runs);
const PAGES = 10;
const MODULES_PER_PAGE = 70;
const PACKAGE_MODULES = 300;

/** A way to build in the child process: once, twice with an edit between, or in watch mode. */
type Variant = {
  group: string;
  title: string;
  config: (project: string) => Configuration;
  /** "warm": there is a cache from an earlier build; "edited": and one module has changed since. */
  before?: "warm" | "edited";
  /**
   * "first": processor time until the first build of watch mode; "rebuild": the median of the rebuilds after five
   * edits.
   */
  watch?: "first" | "rebuild";
  sources?: "src" | "src-bare";
};

const dev = (more: Configuration): Configuration => ({ mode: "development", devtool: "eval", ...more });
const production = (more: Configuration): Configuration => ({ mode: "production", devtool: false, ...more });
const filesystem = (project: string): Configuration => ({
  cache: { type: "filesystem", cacheDirectory: join(project, "cache") },
});
const swc = (include: string) => ({
  module: { rules: [{ test: /\.js$/, include, loader: fileURLToPath(import.meta.resolve("swc-loader")) }] },
});
const hot = () => ({ plugins: [new webpack.HotModuleReplacementPlugin()] });

const CACHE = "Cache, development build";
const DEVTOOL = "devtool, development build";
const REBUILD = "Rebuild after one edit, watch mode";
const PRODUCTION = "Production build";
const LOADER = "Loaders and resolving, development build";
const LAZY = "First build in watch mode";

/** The others are compared with the first variant of a group. */
const VARIANTS: Variant[] = [
  { group: CACHE, title: "no cache on disk", config: () => dev({}) },
  { group: CACHE, title: "cache on disk, first build", config: (p) => dev(filesystem(p)) },
  { group: CACHE, title: "cache on disk, one module edited", before: "edited", config: (p) => dev(filesystem(p)) },
  { group: CACHE, title: "cache on disk, nothing changed", before: "warm", config: (p) => dev(filesystem(p)) },

  { group: DEVTOOL, title: '"eval"', config: () => dev({}) },
  { group: DEVTOOL, title: "false", config: () => dev({ devtool: false }) },
  {
    group: DEVTOOL,
    title: '"eval-cheap-module-source-map"',
    config: () => dev({ devtool: "eval-cheap-module-source-map" }),
  },
  { group: DEVTOOL, title: '"eval-source-map"', config: () => dev({ devtool: "eval-source-map" }) },
  { group: DEVTOOL, title: '"source-map"', config: () => dev({ devtool: "source-map" }) },

  { group: REBUILD, title: 'devtool "eval"', watch: "rebuild", config: () => dev({}) },
  {
    group: REBUILD,
    title: 'devtool "eval-source-map"',
    watch: "rebuild",
    config: () => dev({ devtool: "eval-source-map" }),
  },
  { group: REBUILD, title: 'devtool "source-map"', watch: "rebuild", config: () => dev({ devtool: "source-map" }) },
  {
    group: REBUILD,
    title: 'devtool "eval", cacheUnaffected',
    watch: "rebuild",
    config: () => dev({ experiments: { cacheUnaffected: true } }),
  },
  {
    group: REBUILD,
    title: 'devtool "eval", [contenthash] in the names',
    watch: "rebuild",
    config: () => dev({ output: { filename: "[name].[contenthash].js" } }),
  },
  { group: REBUILD, title: "mode production", watch: "rebuild", config: () => production({ cache: true }) },

  { group: LAZY, title: "everything", watch: "first", config: () => dev({ ...hot() }) },
  {
    group: LAZY,
    title: "lazyCompilation: { entries: false }",
    watch: "first",
    config: () => dev({ ...hot(), experiments: { lazyCompilation: { entries: false } } }),
  },

  { group: LOADER, title: "no loader", config: () => dev({}) },
  { group: LOADER, title: "swc-loader, include: src", config: (p) => dev(swc(join(p, "src"))) },
  { group: LOADER, title: "swc-loader for packages too", config: (p) => dev(swc(p)) },
  {
    group: LOADER,
    title: "imports without extension, .js last of six",
    sources: "src-bare",
    config: () => dev({ resolve: { extensions: [".web.tsx", ".web.ts", ".tsx", ".ts", ".mjs", ".js"] } }),
  },

  { group: PRODUCTION, title: "default", config: () => production({}) },
  { group: PRODUCTION, title: "minimize: false", config: () => production({ optimization: { minimize: false } }) },
  { group: PRODUCTION, title: 'devtool "source-map"', config: () => production({ devtool: "source-map" }) },
  {
    group: PRODUCTION,
    title: "concatenateModules: false",
    config: () => production({ optimization: { concatenateModules: false } }),
  },
  {
    group: PRODUCTION,
    title: "cache on disk, one module edited",
    before: "edited",
    config: (p) => production(filesystem(p)),
  },
  {
    group: PRODUCTION,
    title: "cache on disk, nothing changed",
    before: "warm",
    config: (p) => production(filesystem(p)),
  },
];

/** Writes a thousand modules: ten pages that load on demand, 700 modules of their own, 300 of a package. */
function writeProject(folder: string): void {
  const code = (name: string, imports: string[]) =>
    `${imports.map((from, index) => `import { run as run${index} } from "${from}";`).join("\n")}
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
  const kit = join(folder, "node_modules/kit");
  mkdirSync(kit, { recursive: true });
  writeFileSync(
    join(kit, "package.json"),
    JSON.stringify({ name: "kit", version: "1.0.0", type: "module", sideEffects: false }),
  );
  for (let n = 0; n < PACKAGE_MODULES; n++) {
    const children = [2 * n + 1, 2 * n + 2].filter((child) => child < PACKAGE_MODULES);
    writeFileSync(
      join(kit, `k${n}.js`),
      code(
        `K${n}`,
        children.map((child) => `./k${child}.js`),
      ),
    );
  }
  for (const [sources, extension] of [
    ["src", ".js"],
    ["src-bare", ""],
  ] as const) {
    const loads: string[] = [];
    for (let page = 0; page < PAGES; page++) {
      const home = join(folder, sources, `page${page}`);
      mkdirSync(home, { recursive: true });
      for (let n = 0; n < MODULES_PER_PAGE; n++) {
        const children = [2 * n + 1, 2 * n + 2].filter((child) => child < MODULES_PER_PAGE);
        const imports = children.map((child) => `./m${child}${extension}`);
        if (n === 0) imports.push("kit/k0.js");
        writeFileSync(join(home, `m${n}.js`), code(`P${page}M${n}`, imports));
      }
      loads.push(`  () => import("./page${page}/m0${extension}"),`);
    }
    writeFileSync(
      join(folder, sources, "index.js"),
      `const pages = [\n${loads.join("\n")}\n];\npages[new Date().getDay()]().then(({ run }) => console.log(run(3)));\n`,
    );
  }
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
}

function edit(folder: string, sources: string): void {
  appendFileSync(join(folder, sources, "page3/m9.js"), `console.log(${performance.now()});\n`);
}

/** Returns the processor time of this process, in milliseconds. */
function used(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Builds one variant in the child process and prints its processor time since the start, or for the rebuilds. */
async function build(folder: string, variant: Variant): Promise<void> {
  const sources = variant.sources ?? "src";
  const config = variant.config(folder);
  const compiler = webpack({
    context: folder,
    entry: `./${sources}/index.js`,
    infrastructureLogging: { level: "error" },
    ...config,
    output: { path: join(folder, "dist"), ...config.output },
  });
  if (compiler === null) throw new Error("No compiler.");
  const close = () => new Promise<void>((done) => compiler.close(() => done()));
  const check = (error: Error | null, stats: Stats | undefined): Stats => {
    if (error !== null) throw error;
    if (stats === undefined || stats.hasErrors()) throw new Error(stats?.toString("errors-only") ?? "No stats.");
    return stats;
  };
  if (variant.watch === undefined) {
    await new Promise<void>((done) =>
      compiler.run((error, stats) => {
        check(error, stats);
        done();
      }),
    );
    await close();
    console.log(used());
    return;
  }
  const rebuilds: number[] = [];
  let start: number | undefined;
  await new Promise<void>((done) =>
    compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
      check(error, stats);
      if (start === undefined) console.log(used());
      else rebuilds.push(used() - start);
      if (variant.watch === "first" || rebuilds.length === 5) {
        done();
        return;
      }
      setTimeout(() => {
        start = used();
        edit(folder, sources);
      }, 300);
    }),
  );
  if (variant.watch === "rebuild") console.log(median(rebuilds));
  await close();
  process.exit();
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function runChild(folder: string, index: number): number {
  const { status, stdout, stderr } = spawnSync(process.execPath, [import.meta.filename, folder, String(index)], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${VARIANTS[index]?.title} failed:\n${stdout}${stderr}`);
  return Number(stdout.trim().split("\n").at(-1));
}

/** Runs every variant once, then every variant again, so that a slow moment of the machine affects all of them. */
function times(): number[][] {
  const work = mkdtempSync(join(tmpdir(), "bench-performance-"));
  const original = join(work, "original");
  writeProject(original);
  const found: number[][] = VARIANTS.map(() => []);
  for (let run = 0; run < RUNS; run++) {
    for (const [index, variant] of VARIANTS.entries()) {
      const folder = join(work, "project");
      rmSync(folder, { recursive: true, force: true });
      cpSync(original, folder, { recursive: true });
      if (variant.before !== undefined) runChild(folder, index);
      if (variant.before === "edited") edit(folder, variant.sources ?? "src");
      found[index]?.push(runChild(folder, index));
    }
  }
  rmSync(work, { recursive: true, force: true });
  return found;
}

/** Measures the tables of content/guides/build-performance.md, in percent of the first variant of each group. */
export const measurePerformanceGuide: Measure = async () => {
  const all = times();
  return VARIANTS.map(({ group, title }, index): Row => {
    const base = median(all[VARIANTS.findIndex((variant) => variant.group === group)] ?? []);
    const percents = (all[index] ?? []).map((time) => (100 * time) / base);
    return rowOfRuns(`${group}: ${title}`, percents, "%");
  });
};

if (import.meta.main) {
  const [folder = "", index] = process.argv.slice(2);
  const variant = VARIANTS[Number(index)];
  if (variant === undefined) throw new Error("Run this with npm run bench -- performance-guide.");
  await build(folder, variant);
}
