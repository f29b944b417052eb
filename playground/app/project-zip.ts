import { strToU8, zipSync } from "fflate";
import type { Files } from "../protocol.ts";

/**
 * The part of npm's package-lock.json that a zip reads: packages by their folders, the project's own by ''. With
 * nothing else, it only names the versions.
 */
export type Lock = { packages: Record<string, { version?: string; devDependencies?: Record<string, string> }> };

/**
 * Returns a zip of the project. Its package.json has the version of webpack that built it here. If the project needs no
 * other packages, the zip also has the lock file, for `npm ci`.
 */
export function projectZip(files: Files, lock: Lock): Uint8Array<ArrayBuffer> {
  const described = parsed(files["package.json"]);
  const tools = lock.packages[""]?.devDependencies ?? {};
  const devDependencies = { ...tools, ...recordOf(described["devDependencies"]) };
  const all: Files = { ...files, "package.json": json({ private: true, ...described, devDependencies }) };
  const hasPackages = Object.keys(lock.packages).length > 1;
  const isLocked = hasPackages && !NEEDS.some((key) => key in described) && isSame(devDependencies, tools);
  if (isLocked && files["package-lock.json"] === undefined) {
    const { name, version } = described;
    const root = { ...(name !== undefined && { name }), ...(version !== undefined && { version }), devDependencies };
    all["package-lock.json"] = json({ ...lock, packages: { ...lock.packages, "": root } });
  }
  const entries = Object.entries(all).map(([path, text]) => [`webpack-project/${path}`, strToU8(text)]);
  return zipSync(Object.fromEntries(entries));
}

/** With any of these, a project needs packages that the lock doesn't have. */
const NEEDS = ["dependencies", "optionalDependencies", "peerDependencies", "workspaces", "overrides"];

function isSame(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => one[name] === other[name]);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function parsed(text = "{}"): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return {};
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
