import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ENCODINGS, isCompressible } from "../hosting/encodings.ts";
import { hashOf } from "../kept.ts";
import type { SiteFolder } from "./site-folder.ts";

/** Below this many bytes a file fits into one packet as it is. */
const SMALLEST = 1024;

/** Of the qualities up to 11: 13 % larger than the best, in a fiftieth of its time. See docs/decisions/0012-speed.md. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

/** Files at once: zlib works in four threads, and a file shall be at hand for each. */
const AT_ONCE = 8;

/** Adds a .br and a .gz to each text file of a site, but what the last build has of the same file. */
export async function compressFiles(site: SiteFolder): Promise<void> {
  const queue = [...site.files]
    .filter(([path, { size }]) => isCompressible(path) && size >= SMALLEST)
    .flatMap(([path, { key }]) =>
      [...ENCODINGS].map(([encoding, ending]) => ({
        path,
        encoding,
        target: path + ending,
        key: hashOf(key, encoding),
      })),
    )
    .filter(({ target, key }) => !site.reuse(target, key))
    .values();
  const work = async () => {
    for (const { path, encoding, target, key } of queue)
      site.write(target, key, await compressed(readFileSync(join(site.folder, path)), encoding));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

function compressed(bytes: Buffer, encoding: string): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(bytes, { level: GZIP_LEVEL });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
  };
  return promisify(brotliCompress)(bytes, { params });
}

/** Two to the power of this holds the whole file: with its usual 22 brotli takes megabytes for each, whatever its size. */
function windowFor(size: number): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = constants;
  return Math.min(Math.max(Math.ceil(Math.log2(size + 16)), BROTLI_MIN_WINDOW_BITS), BROTLI_DEFAULT_WINDOW);
}
