import type { Stats } from "node:fs";
import { constants, type FileHandle, open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { acceptedEncodings, ENCODINGS, isCompressible } from "../hosting/encodings.ts";
import { contentType } from "./content-type.ts";

export type Answer = { status: 200 | 404; headers: Record<string, string> };

/**
 * Sends a file, "not modified", or the compressed file beside it, if the client accepts that. Resolves to false when
 * there is no such file. Headers and content come from one file handle, so a build that replaces the file can't mix
 * them up.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  { status, headers }: Answer,
): Promise<boolean> {
  const body = await openBody(file, request);
  if (body === undefined) return false;
  const { handle, stats, encoding } = body;
  try {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader("Content-Type", contentType(file));
    if (isCompressible(file)) response.appendHeader("Vary", "Accept-Encoding");
    if (encoding !== undefined) response.setHeader("Content-Encoding", encoding);
    const state = [stats.size.toString(36), Math.trunc(stats.mtimeMs).toString(36), ...(encoding ? [encoding] : [])];
    const etag = `W/"${state.join("-")}"`;
    if (status === 200) {
      response.setHeader("ETag", etag);
      response.setHeader("Last-Modified", stats.mtime.toUTCString());
      if (isFresh(request, etag)) {
        response.writeHead(304).end();
        return true;
      }
    }
    response.writeHead(status, { "Content-Length": stats.size });
    if (request.method === "HEAD" || stats.size === 0) response.end();
    else if (stats.size <= MAX_BUFFERED) response.end(await handle.readFile());
    else await pipeline(handle.createReadStream({ autoClose: false }), response);
    return true;
  } catch (error) {
    // The client disconnected, or the file can't be read to its end.
    if (!response.headersSent) throw error;
    response.destroy();
    return true;
  } finally {
    await handle.close();
  }
}

/** Smaller files are read into memory, which takes less time and memory than a stream. */
const MAX_BUFFERED = 512 * 1024;

type Body = { handle: FileHandle; stats: Stats; encoding?: string };

/** Chooses between a file and its compressed version, which is outdated if it is older than the file. */
async function openBody(file: string, request: IncomingMessage): Promise<Body | undefined> {
  const plain = await openRegular(file);
  if (plain === undefined || !isCompressible(file)) return plain;
  for (const encoding of acceptedEncodings(request.headers["accept-encoding"])) {
    const compressed = await openRegular(file + (ENCODINGS.get(encoding) ?? ""));
    if (compressed !== undefined && compressed.stats.mtimeMs >= plain.stats.mtimeMs) {
      await plain.handle.close();
      return { ...compressed, encoding };
    }
    await compressed?.handle.close();
  }
  return plain;
}

async function openRegular(file: string): Promise<Body | undefined> {
  const handle = await openFile(file);
  if (handle === undefined) return undefined;
  const stats = await handle.stat();
  if (stats.isFile()) return { handle, stats };
  await handle.close();
  return undefined;
}

async function openFile(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, constants.O_RDONLY);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG", "ELOOP"].includes(code)) return undefined;
    throw error;
  }
}

function isFresh(request: IncomingMessage, etag: string): boolean {
  const known = request.headers["if-none-match"];
  if (known === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return known.trim() === "*" || known.split(",").some((tag) => opaque(tag) === opaque(etag));
}
