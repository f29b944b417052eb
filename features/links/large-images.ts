import type { Asset } from "../../core/index/build-assets.ts";
import type { ReportSection } from "../../core/project/report-section.ts";

/** Everything else that an ordinary page loads is smaller than this. */
const MAX_BYTES = 100_000;
/** Twice the width of an article, for dense screens. */
const MAX_WIDTH = 1600;

/** Finds images that cost readers more than they show. */
export function largeImages(assets: Iterable<Asset>): ReportSection {
  const all = [...assets];
  return {
    title: "Oversized images",
    examined: `${all.length} images`,
    findings: all
      .map((asset) => ({ subject: `content/${asset.path}`, detail: faultsOf(asset).join(", ") }))
      .filter(({ detail }) => detail !== ""),
  };
}

function faultsOf({ path, bytes, size }: Asset): string[] {
  const isDrawing = path.toLowerCase().endsWith(".svg");
  const faults: string[] = [];
  if (bytes.length > MAX_BYTES) faults.push(`${kilobytes(bytes.length)} (limit: ${kilobytes(MAX_BYTES)})`);
  if (!isDrawing && (size?.width ?? 0) > MAX_WIDTH) faults.push(`${size?.width} pixels wide (limit: ${MAX_WIDTH})`);
  return faults;
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}
