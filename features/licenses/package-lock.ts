import { readFileSync } from "node:fs";

/** An entry of npm's package-lock.json. */
export type LockedPackage = {
  /** Its name in the registry, if package.json has it under another one. */
  name?: string;
  version?: string;
  integrity?: string;
  license?: string;
  dependencies?: Record<string, string>;
  /** Of the project itself. */
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  engines?: { node?: string };
  os?: string | string[];
  cpu?: string | string[];
  hasInstallScript?: boolean;
  dev?: boolean;
  optional?: boolean;
  peer?: boolean;
  devOptional?: boolean;
};

/** The packages of a lock file by the paths of their folders. */
export type Lock = { packages: Record<string, LockedPackage> };

export function readPackageLock(): Lock {
  return JSON.parse(readFileSync("package-lock.json", "utf8"));
}
