import { copyFileSync, existsSync, readFileSync, statSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ENCODINGS, isCompressible } from "../hosting/encodings.ts";

/** Below this many bytes a file fits into one packet as it is. */
const SMALLEST = 1024;

/** Of the qualities up to 11: 13 % larger than the best, in a fiftieth of its time. See docs/decisions/0012-speed.md. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

/** Files at once: zlib works in four threads, and a file shall be at hand for each. */
const AT_ONCE = 8;

/**
 * Writes a .br and a .gz beside each text file of a site. What the site before it has with the same bytes is copied from
 * there.
 */
export async function compressFiles(site: string, previous: string): Promise<void> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => relative(site, join(entry.parentPath, entry.name)));
  const queue = files.values();
  const work = async () => {
    for (const file of queue) await compressFile(file, site, previous);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function compressFile(file: string, site: string, previous: string): Promise<void> {
  const bytes = readFileSync(join(site, file));
  if (bytes.length < SMALLEST) return;
  const isSame = isFileOf(bytes, join(previous, file));
  for (const [encoding, ending] of ENCODINGS) {
    const target = join(site, file + ending);
    const known = join(previous, file + ending);
    if (isSame && existsSync(known)) copyFileSync(known, target);
    else await writeFile(target, await compressed(bytes, encoding));
  }
}

function isFileOf(bytes: Buffer, file: string): boolean {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  return size === bytes.length && readFileSync(file).equals(bytes);
}

function compressed(bytes: Buffer, encoding: string): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(bytes, { level: GZIP_LEVEL });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return promisify(brotliCompress)(bytes, { params });
}
