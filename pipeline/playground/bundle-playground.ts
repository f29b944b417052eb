import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Configuration, Stats } from "webpack";
import {
  compilerSizeUrl,
  compilerUrl,
  type FrameName,
  PLAYGROUND_FOLDER,
  projectLockUrl,
} from "#model/playground-files.ts";
import { NEWEST, WEBPACK_VERSIONS, type WebpackVersion } from "#model/webpack-versions.ts";
import { BundleError } from "../bundle/bundle-error.ts";
import { stringsFile } from "../bundle/strings-file.ts";
import { filesBelow, hashFiles } from "../cache/hash.ts";
import type { Cache, Input, Step } from "../cache/step-cache.ts";
import { filesOf, type OutputFile } from "../files/emit-file.ts";
import { readPackageLock } from "../read/package-lock.ts";
import { frameDocuments } from "./frame-documents.ts";
import { projectLock } from "./project-lock.ts";

const moduleOf = (name: string) => join(import.meta.dirname, `${name}.ts`);
const COMPILER_STEP = { name: "playground-compiler", module: moduleOf("compiler-configuration") };
const PAGE_STEP = { name: "playground-page", module: moduleOf("page-configuration") };
const PROTOCOL = "playground/protocol.ts";

/** Bundles the compiler worker of a version unless that has been done; returns the folder of its files. */
export async function bundleCompiler(work: string, cache: Cache, version: WebpackVersion = NEWEST): Promise<string> {
  const folder = join(work, `playground-compiler-${version.name}`);
  const sources = [PROTOCOL, ...filesBelow("playground/compiler")];
  const configure = async () => {
    const { compilerConfiguration } = await import("./compiler-configuration.ts");
    return compilerConfiguration(folder, version);
  };
  return bundleOnce({ folder, step: COMPILER_STEP, inputs: [version.name, { files: sources }], cache, configure });
}

/** Bundles the interface and the scripts of the frames. */
async function bundlePage(work: string, cache: Cache): Promise<string> {
  const folder = join(work, "playground-page");
  const folders = ["model", "playground/app", "playground/frame"];
  const inputs = [stringsFile(), { files: [PROTOCOL, ...folders.flatMap((each) => filesBelow(each))] }];
  const configure = async () => {
    const { pageConfiguration } = await import("./page-configuration.ts");
    return pageConfiguration(folder);
  };
  return bundleOnce({ folder, step: PAGE_STEP, inputs, cache, configure });
}

/** Returns a version's compiler and its size as files of the site. */
export async function compilerFiles(work: string, cache: Cache, version: WebpackVersion): Promise<OutputFile[]> {
  const script = readFileSync(join(await bundleCompiler(work, cache, version), "compiler.js"));
  return [
    { path: compilerUrl(version).slice(1), content: script },
    { path: compilerSizeUrl(version).slice(1), content: String(script.length) },
  ];
}

/** Returns the other files of the playground: the interface, the frames, and the locks of zips. */
export async function pageFiles(work: string, cache: Cache): Promise<OutputFile[]> {
  const lock = readPackageLock();
  const locks = WEBPACK_VERSIONS.map((version) => ({
    path: projectLockUrl(version).slice(1),
    content: JSON.stringify(projectLock(lock, version)),
  }));
  const folder = await bundlePage(work, cache);
  const frames = FRAMES.map((name) => [name, readFileSync(join(folder, `${name}-frame.js`), "utf8")]);
  const files = filesOf(folder, `${PLAYGROUND_FOLDER}/`).filter(({ path }) => !path.endsWith("-frame.js"));
  return [...files, ...frameDocuments(Object.fromEntries(frames)), ...locks];
}

const FRAMES: readonly FrameName[] = ["compiler", "preview"];

type Bundling = {
  folder: string;
  step: Step;
  inputs: readonly Input[];
  cache: Cache;
  /** Loads the configuration, and with it webpack, when it's needed. */
  configure: () => Promise<Configuration>;
};

async function bundleOnce({ folder, step, inputs, cache, configure }: Bundling): Promise<string> {
  const outputHash = () => hashFiles([folder], folder);
  const run = async () => {
    const [configuration, { default: webpack }] = [await configure(), await import("webpack")];
    const stats = await promisify<Configuration, Stats | undefined>(webpack)(configuration);
    if (stats?.hasErrors() !== false)
      throw new BundleError(
        stats?.toString({ all: false, errors: true, warnings: true, colors: false }) ?? "No stats.",
      );
    return outputHash();
  };
  await cache.load(step, inputs, run, (hash) => hash === outputHash());
  return folder;
}
