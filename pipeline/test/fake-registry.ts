import { hash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import type { PackageEntry } from "../read/package-list.ts";
import { listen } from "../serve/listen.ts";

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
  const tarballs = new Map(packages.map((fake) => [`${fake.name}@${versionOf(fake)}`, tarballOf(fake)]));
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

function versionOf(fake: FakePackage | undefined): string {
  return fake?.version ?? "1.0.0";
}

function manifestOf(fake: FakePackage): Record<string, unknown> {
  return { name: fake.name, version: versionOf(fake), ...fake.manifest };
}

function integrityOf(tarball: Buffer | undefined): string {
  return `sha512-${hash("sha512", tarball ?? "", "base64")}`;
}

export function tarballOf(fake: FakePackage): Buffer {
  const files: [string, string][] = [["package/package.json", JSON.stringify(manifestOf(fake))]];
  if (fake.readme !== undefined) files.push(["package/README.md", fake.readme]);
  const blocks = files.flatMap(([name, text]) => [headerOf(name, Buffer.byteLength(text)), padded(Buffer.from(text))]);
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

/** Creates a header of the tar format: name, mode, owner, size, time and checksum. */
function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write("0000644\0", 100);
  header.write("0000000\0", 108);
  header.write("0000000\0", 116);
  header.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  header.write("00000000000\0", 136);
  header.write("        0", 148);
  header.write("ustar\0" + "00", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}

function padded(content: Buffer): Buffer {
  return Buffer.concat([content, Buffer.alloc((512 - (content.length % 512)) % 512)]);
}
