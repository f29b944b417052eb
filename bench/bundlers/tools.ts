import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What is installed, with the versions that a measurement is about. */
const PACKAGES: Record<string, string> = {
  webpack: "5.112.2",
  "webpack-cli": "7.3.1",
  "@rspack/core": "2.3.2",
  "@rspack/cli": "2.2.8",
  vite: "8.3.8",
  rolldown: "1.3.2",
  rollup: "4.68.7",
  "@rollup/plugin-terser": "1.0.2",
  esbuild: "0.28.2",
  parcel: "2.16.4",
  bun: "1.4.5",
};

export type Bundler = {
  name: string;
  /** The command for a production build of the entry into the folder, without source maps and with nothing kept. */
  command: (entry: string, output: string) => string[];
};

export const BUNDLERS: Bundler[] = [
  {
    name: `webpack ${PACKAGES["webpack"]}`,
    command: (entry, output) => ["webpack", "--mode=production", "--devtool=false", `--entry=./${entry}`, "-o", output],
  },
  {
    name: `Rspack ${PACKAGES["@rspack/core"]}`,
    command: (entry, output) => [
      "rspack",
      "build",
      "--mode=production",
      "--devtool=false",
      "--entry",
      `./${entry}`,
      "-o",
      output,
    ],
  },
  {
    name: `Vite ${PACKAGES["vite"]}`,
    command: (_entry, output) => ["vite", "build", "--outDir", output, "--logLevel=error"],
  },
  {
    name: `Rolldown ${PACKAGES["rolldown"]}`,
    command: (entry, output) => ["rolldown", entry, "--dir", output, "--minify"],
  },
  {
    name: `Rollup ${PACKAGES["rollup"]}, @rollup/plugin-terser`,
    command: (entry, output) => ["rollup", entry, "--dir", output, "--plugin", "terser", "--silent"],
  },
  {
    name: `esbuild ${PACKAGES["esbuild"]}`,
    command: (entry, output) => [
      "esbuild",
      entry,
      "--bundle",
      "--minify",
      "--splitting",
      "--format=esm",
      `--outdir=${output}`,
    ],
  },
  {
    name: `Parcel ${PACKAGES["parcel"]}`,
    command: (entry, output) => ["parcel", "build", entry, "--dist-dir", output, "--no-source-maps", "--no-cache"],
  },
  {
    name: `Bun ${PACKAGES["bun"]}`,
    command: (entry, output) => ["bun", "build", entry, "--minify", "--splitting", "--outdir", output],
  },
];

/** All of them in a folder of their own, never in this project. Kept between runs. */
export async function installBundlers(folder: string): Promise<void> {
  const installed = Object.entries(PACKAGES).every(([name]) => existsSync(join(folder, "node_modules", name)));
  if (installed) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, dependencies: PACKAGES }));
  await run("npm", ["install", "--no-audit", "--no-fund"], { cwd: folder, shell: process.platform === "win32" });
}

/** How long a command took, in milliseconds: by the clock, and by the processors, where the system tells. */
export type Duration = { clock: number; processors?: number };

/** Runs a command of an installed bundler; throws with what it printed when it fails. */
export async function runBundler(command: readonly string[], cwd: string, installed: string): Promise<Duration> {
  const [name = "", ...args] = command;
  const bin = join(installed, "node_modules", ".bin");
  const path = [dirname(process.execPath), bin, process.env["PATH"]].join(delimiter);
  const options = { cwd, env: { ...process.env, PATH: path, NODE_ENV: "production" }, maxBuffer: 1e8 };
  const start = performance.now();
  if (process.platform === "win32") {
    await run(join(bin, name), args, { ...options, shell: true });
    return { clock: performance.now() - start };
  }
  // The shell knows the time of all processes that it waited for, and theirs.
  const { stdout } = await run("sh", ["-c", '"$@" && times', "sh", join(bin, name), ...args], options);
  const clock = performance.now() - start;
  const children = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\n$/.exec(stdout);
  if (children === null) return { clock };
  const [userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = children.slice(1).map(Number);
  return { clock, processors: (userMinutes * 60 + user + systemMinutes * 60 + system) * 1000 };
}
