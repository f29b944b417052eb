import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Options } from "pacote";
import { PackageFiles } from "./package-files.ts";
import type { PackageEntry } from "./package-list.ts";

/** Maximum size in bytes. Nobody reads larger files as documentation. */
const MAX_README_SIZE = 2_000_000;

/** Why a package can't be shown. `detail` is npm's message. */
export type PackageFault = {
  type: "unreachable" | "missing" | "integrity" | "no-readme" | "too-big" | "other";
  detail: string;
};

/** Reads the README and package.json from the package's tarball, whose integrity is checked. */
export async function fetchPackage(entry: PackageEntry, options: Options): Promise<PackageFiles | PackageFault> {
  // Only loaded when it's needed: if all packages are cached, it would be half of what a command loads.
  const { default: pacote } = await import("pacote");
  const folder = await mkdtemp(join(tmpdir(), "package-"));
  try {
    await pacote.extract(`${entry.name}@${entry.version}`, folder, { ...options, integrity: entry.integrity });
    return await readPackage(folder);
  } catch (error) {
    return faultOf(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function isFault(value: PackageFiles | PackageFault): value is PackageFault {
  return "type" in value;
}

async function readPackage(folder: string): Promise<PackageFiles | PackageFault> {
  const names = await readdir(folder);
  const readme =
    names.find((name) => /^readme\.(?:md|markdown)$/i.test(name)) ?? names.find((name) => /^readme$/i.test(name));
  if (readme === undefined) return { type: "no-readme", detail: "its tarball has no README.md" };
  const { size } = await stat(join(folder, readme));
  if (size > MAX_README_SIZE) {
    return {
      type: "too-big",
      detail: `its README is ${(size / 1e6).toFixed(1)} MB, and the limit is ${MAX_README_SIZE / 1e6} MB`,
    };
  }
  const manifest: unknown = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  return PackageFiles.parse({ readme: await readFile(join(folder, readme), "utf8"), manifest });
}

export function faultOf(error: unknown): PackageFault {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const detail = error instanceof Error ? (error.message.split("\n")[0] ?? code) : String(error);
  if (code === "EINTEGRITY") return { type: "integrity", detail };
  if (code === "E404" || code === "ETARGET") return { type: "missing", detail };
  if (UNREACHABLE.test(code) || /timeout|network|socket/i.test(detail)) return { type: "unreachable", detail };
  return { type: "other", detail };
}

/** Error codes of sockets, name resolution and npm's timeouts, and of an overloaded registry. */
const UNREACHABLE =
  /^(?:ECONN\w*|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|E\w*TIMEOUT|ETIMEDOUT|ERR_\w*TIMEOUT|E5\d\d|E429)$/;
