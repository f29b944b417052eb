import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Cache } from "../cache/step-cache.ts";
import { ENCODINGS, isCompressible } from "../hosting/encodings.ts";
import type { SiteFolder } from "./site-folder.ts";

const STEP = { name: "compress", module: import.meta.filename };

/** Smaller files fit into one packet without compression. */
const MIN_SIZE = 1024;

/** Output is 13 % larger than at quality 11, in a fiftieth of the time. See docs/decisions/0012-speed.md. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

/** Enough to keep zlib's four threads busy. */
const CONCURRENCY = 8;

/** Adds a .br and a .gz file beside each text file of a site. */
export async function compressFiles(site: SiteFolder, cache: Cache): Promise<void> {
  const queue = [...site.files]
    .filter(([path, { size }]) => isCompressible(path) && size >= MIN_SIZE)
    .flatMap(([path, { hash }]) => [...ENCODINGS].map(([encoding, suffix]) => ({ path, hash, encoding, suffix })))
    // Files of earlier builds are taken over with their compressed files.
    .filter(({ path, suffix }) => !site.files.has(path + suffix))
    .values();
  const work = async () => {
    for (const { path, hash, encoding, suffix } of queue) {
      const compress = () => compressed(readFileSync(join(site.folder, path)), encoding);
      site.writeCached(path + suffix, await cache.bytes(STEP, [hash, encoding], compress));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
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

/**
 * Returns the logarithm of a window that holds the whole file: brotli's default window of 22 takes megabytes per file.
 */
function windowFor(size: number): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = constants;
  return Math.min(Math.max(Math.ceil(Math.log2(size + 16)), BROTLI_MIN_WINDOW_BITS), BROTLI_DEFAULT_WINDOW);
}
