import { createHash } from "node:crypto";
import { imageSize } from "image-size";
import type { ContentFile } from "../read/read-content.ts";

/** An image of the content folder. */
export type Asset = {
  path: string;
  bytes: Buffer;
  /** Contains a hash of its content. */
  url: string;
  /** In CSS pixels, if the file contains it. */
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
    // Pages can show an image without its size.
    return undefined;
  }
}
