import { createHash } from "node:crypto";
import { imageSize } from "image-size";
import type { ContentFile } from "../read/read-content.ts";

/** A picture of the content folder. */
export type Asset = {
  path: string;
  bytes: Buffer;
  /** Where the site serves it, with a hash of its bytes. */
  url: string;
  /** CSS pixels, where the file tells. */
  size?: { width: number; height: number };
};

export function buildAssets(files: readonly ContentFile[]): Map<string, Asset> {
  return new Map(files.map((file) => [file.path, assetOf(file)]));
}

function assetOf({ path, bytes }: ContentFile): Asset {
  const dot = path.lastIndexOf(".");
  const name = path.slice(path.lastIndexOf("/") + 1, dot);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const url = `/assets/${name}.${hash}${path.slice(dot)}`;
  const size = sizeOf(bytes);
  return size === undefined ? { path, bytes, url } : { path, bytes, url, size };
}

function sizeOf(bytes: Buffer): Asset["size"] {
  try {
    const { width, height } = imageSize(bytes);
    return { width, height };
  } catch {
    // A picture whose size can't be read is shown without one.
    return undefined;
  }
}
