import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  compilerSizeUrl,
  compilerUrl,
  type FrameName,
  PLAYGROUND_FOLDER,
  projectLockUrl,
  TYPESCRIPT_URL,
} from "#model/playground-files.ts";
import { NEWEST, WEBPACK_VERSIONS, type WebpackVersion } from "#model/webpack-versions.ts";
import { BundleError } from "../../core/bundle/bundle-error.ts";
import { filesBelow, hashFiles } from "../../core/cache/hash.ts";
import type { Cache, CachedBytes } from "../../core/cache/step-cache.ts";
import { stringsFile } from "../../core/cache/strings-file.ts";
import { filesOf, type OutputFile } from "../../core/files/emit-file.ts";
import { withTemporaryFolder } from "../../core/files/with-temporary-folder.ts";
import { readPackageLock } from "../licenses/package-lock.ts";
import { frameDocuments } from "./frame-documents.ts";
import { projectLock } from "./project-lock.ts";
import { runWebpack } from "./run-webpack.ts";

const moduleOf = (name: string) => join(import.meta.dirname, `${name}.ts`);
const COMPILER_STEP = { name: "playground-compiler", module: moduleOf("compiler-configuration") };
const PAGE_STEP = { name: "playground-page", module: moduleOf("page-configuration") };
const SHARED = ["playground/protocol.ts", "playground/limits.ts"];
const ERROR_BOUNDARY = "site/failure/error-boundary.tsx";
/** The script with which Node strips types. It's complete. */
export const TYPESCRIPT_FILE = fileURLToPath(import.meta.resolve("amaro"));

/**
 * Returns the script of the compiler worker with a version of webpack. It's the same in all languages.
 * Another process bundles it, because that takes as long as the rest of a build. Throws BundleError.
 */
export function bundleCompiler(shared: Cache, version: WebpackVersion = NEWEST): Promise<CachedBytes> {
  const sources = [...SHARED, ...filesBelow("playground/compiler")];
  const bundleInto = async (folder: string) => {
    const bundling = fork(new URL("./compiler-process.ts", import.meta.url), [folder, version.name]);
    const messages: string[] = [];
    bundling.on("message", (message) => messages.push(String(message)));
    const [code] = await once(bundling, "exit");
    if (messages.length > 0) throw new BundleError(messages.join("\n"));
    if (code !== 0) throw new Error(`The compiler ${version.name} wasn't bundled: exit code ${code}.`);
    return readFileSync(join(folder, "compiler.js"));
  };
  return shared.bytes(COMPILER_STEP, [version.name, { files: sources }], () =>
    withTemporaryFolder(join(tmpdir(), "playground-compiler-"), bundleInto),
  );
}

/** Bundles the interface and the scripts of the frames. */
async function bundlePage(work: string, cache: Cache): Promise<string> {
  const folder = join(work, "playground-page");
  const folders = ["model", "playground/app", "playground/frame"];
  const inputs = [
    stringsFile(),
    { files: [...SHARED, ERROR_BOUNDARY, ...folders.flatMap((each) => filesBelow(each))] },
  ];
  const outputHash = () => hashFiles([folder], folder);
  const bundle = async () => {
    const { pageConfiguration } = await import("./page-configuration.ts");
    await runWebpack(pageConfiguration(folder));
    return outputHash();
  };
  await cache.load(PAGE_STEP, inputs, bundle, (hash) => hash === outputHash());
  return folder;
}

/** Returns the compilers of all versions. They are bundled one after the other, because each needs half a GB. */
export async function allCompilerFiles(shared: Cache): Promise<OutputFile[]> {
  const files: OutputFile[] = [];
  for (const version of WEBPACK_VERSIONS) files.push(...(await compilerFiles(shared, version)));
  return files;
}

/** Returns a version's compiler and its size as files of the site. */
export async function compilerFiles(shared: Cache, version: WebpackVersion): Promise<OutputFile[]> {
  const { content } = await bundleCompiler(shared, version);
  return [
    { path: compilerUrl(version).slice(1), content },
    { path: compilerSizeUrl(version).slice(1), content: String(Buffer.byteLength(content)) },
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
  const typescript = { path: TYPESCRIPT_URL.slice(1), content: readFileSync(TYPESCRIPT_FILE) };
  return [...files, ...frameDocuments(Object.fromEntries(frames)), ...locks, typescript];
}

const FRAMES: readonly FrameName[] = ["compiler", "preview"];
