import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "node:test";
import { emitFile } from "../../../core/files/emit-file.ts";
import { withTemporaryFolder } from "../../../core/files/with-temporary-folder.ts";
import { listen } from "../../../core/serve/listen.ts";
import { temporaryFolder } from "../../../test/temporary-folder.ts";
import type { PackageEntry } from "../fetch/package-list.ts";

/** A package of the registry; without a README, its tarball has none. */
export type FakePackage = { name: string; version?: string; readme?: string; manifest?: Record<string, unknown> };

export type FakeRegistry = {
  url: string;
  /** Requested paths, in order. */
  requests: string[];
  entryOf: (name: string, more?: Partial<PackageEntry>) => PackageEntry;
  close: () => Promise<void>;
};

/**
 * Starts an npm registry on this machine. `answers` replaces the response for a path: a status, a file, or 'never' for
 * none.
 */
export async function fakeRegistry(
  packages: readonly FakePackage[],
  answers: Readonly<Record<string, number | Buffer | "never">> = {},
): Promise<FakeRegistry> {
  const tarballs = new Map<string, Buffer>();
  for (const fake of packages) tarballs.set(`${fake.name}@${versionOf(fake)}`, await tarballOf(fake));
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? "/");
    requests.push(path);
    const answer = answers[path];
    if (answer === "never") return;
    if (typeof answer === "number") return void response.writeHead(answer).end("{}");
    if (answer !== undefined) return void response.writeHead(200).end(answer);
    const tarball = tarballs.get(/^\/-\/(.+)\.tgz$/.exec(path)?.[1] ?? "");
    if (tarball !== undefined) return void response.writeHead(200).end(tarball);
    const versions = packages.filter(({ name }) => `/${name}` === path);
    if (versions.length === 0) return void response.writeHead(404).end("{}");
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(packumentOf(versions)));
  });
  const url = `http://127.0.0.1:${await listen(server, 0)}`;

  const packumentOf = (versions: readonly FakePackage[]) => ({
    name: versions[0]?.name,
    "dist-tags": { latest: versionOf(versions.at(-1)) },
    time: Object.fromEntries(versions.map((fake) => [versionOf(fake), "2026-05-04T03:02:01.000Z"])),
    versions: Object.fromEntries(
      versions.map((fake) => {
        const id = `${fake.name}@${versionOf(fake)}`;
        const dist = { integrity: integrityOf(tarballs.get(id)), tarball: `${url}/-/${id}.tgz` };
        return [versionOf(fake), { ...manifestOf(fake), dist }];
      }),
    ),
  });

  return {
    url,
    requests,
    entryOf: (name, more) => {
      const version = more?.version ?? versionOf(packages.find((fake) => fake.name === name));
      const integrity = integrityOf(tarballs.get(`${name}@${version}`));
      return { name, kind: "loader", title: name, version, integrity, ...more };
    },
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}

/** Starts a registry for one test, with the options of pacote for it, and a cache of its own. */
export async function openRegistry(context: TestContext, ...parameters: Parameters<typeof fakeRegistry>) {
  const registry = await fakeRegistry(...parameters);
  context.after(registry.close);
  const timeout = patienceFor(parameters[1]);
  const options = { registry: registry.url, cache: temporaryFolder(), timeout, retry: { retries: 0 } };
  return { registry, options };
}

/** Returns the timeout of a request in milliseconds, which only needs to be short for answers that never come. */
export function patienceFor(answers: Parameters<typeof fakeRegistry>[1] = {}): number {
  return Object.values(answers).includes("never") ? 500 : 60_000;
}

function versionOf(fake: FakePackage | undefined): string {
  return fake?.version ?? "1.0.0";
}

function manifestOf(fake: FakePackage): Record<string, unknown> {
  return { name: fake.name, version: versionOf(fake), ...fake.manifest };
}

function integrityOf(tarball: Buffer | undefined): string {
  return `sha512-${hash("sha512", tarball ?? "", "base64")}`;
}

export async function tarballOf(fake: FakePackage): Promise<Buffer> {
  return withTemporaryFolder(join(tmpdir(), "tarball-"), async (folder) => {
    emitFile(join(folder, "package/package.json"), JSON.stringify(manifestOf(fake)));
    if (fake.readme !== undefined) emitFile(join(folder, "package/README.md"), fake.readme);
    return execFileSync("tar", ["-cz", "-C", folder, "package"]);
  });
}
