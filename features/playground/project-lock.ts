import type { WebpackVersion } from "#model/webpack-versions.ts";
import type { Lock, LockedPackage } from "../licenses/package-lock.ts";

/** Packages that a project of the playground needs to build in Node. */
const TOOLS = ["webpack", "webpack-cli"];

/**
 * Cuts the lock of this repository down to what a project of the playground needs, so that `npm ci` installs the
 * versions that the playground was built from. If the installed webpack-cli doesn't fit, it only has the project's own
 * entry.
 */
export function projectLock(
  lock: Lock,
  version: WebpackVersion,
): Lock & { lockfileVersion: number; requires: boolean } {
  const packages = withOneWebpack(lock.packages, version);
  const versions = Object.fromEntries(TOOLS.map((name) => [name, packages[`node_modules/${name}`]?.version ?? ""]));
  const { commandLine } = version;
  const all =
    commandLine === undefined
      ? { "": { devDependencies: versions }, ...neededBy(TOOLS, packages) }
      : { "": { devDependencies: { ...versions, "webpack-cli": commandLine } } };
  return { lockfileVersion: 3, requires: true, packages: all };
}

/** Returns the packages that a project of the playground has in Node, by their folders. */
export function lockedPackages(lock: Lock, version: WebpackVersion): Lock["packages"] {
  return neededBy(TOOLS, withOneWebpack(lock.packages, version));
}

/** Returns all packages of a lock, with another version instead of the newest webpack. */
function withOneWebpack(packages: Lock["packages"], version: WebpackVersion): Lock["packages"] {
  const folder = `node_modules/${version.package}`;
  const own = /^node_modules\/webpack(?=\/|$)/;
  const chosen = Object.entries(packages).flatMap(([path, { name: _, ...locked }]): [string, LockedPackage][] =>
    path === folder || path.startsWith(`${folder}/`)
      ? [[`node_modules/webpack${path.slice(folder.length)}`, locked]]
      : [],
  );
  const others = Object.entries(packages).filter(([path]) => !own.test(path));
  return Object.fromEntries([...others, ...chosen]);
}

/** Returns the locked packages that these need, sorted by folder. */
function neededBy(names: readonly string[], packages: Lock["packages"]): Lock["packages"] {
  const needed = new Map<string, LockedPackage>();
  const queue = names.map((name) => folderOf(name, "", packages));
  while (queue.length > 0) {
    const folder = queue.shift() ?? "";
    const locked = packages[folder];
    if (folder === "" || locked === undefined || needed.has(folder)) continue;
    // These fields say why the repository needs the package, which doesn't apply to a project.
    const { dev: _, peer: _peer, devOptional: _devOptional, ...own } = locked;
    needed.set(folder, { ...own, dev: true });
    queue.push(...requiredBy(locked).map((name) => folderOf(name, folder, packages)));
  }
  return Object.fromEntries([...needed].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function requiredBy({ dependencies, optionalDependencies, peerDependencies, ...locked }: LockedPackage): string[] {
  const isOptional = (name: string) => locked.peerDependenciesMeta?.[name]?.optional === true;
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !isOptional(name));
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Returns the folder in which Node finds a package from another one; undefined if it isn't installed. */
function folderOf(name: string, from: string, packages: Lock["packages"]): string | undefined {
  const steps = from === "" ? [] : from.split(/\/(?=node_modules\/)/);
  const places = [...steps.map((_, step) => `${steps.slice(0, steps.length - step).join("/")}/`), ""];
  return places.map((place) => `${place}node_modules/${name}`).find((folder) => packages[folder] !== undefined);
}
