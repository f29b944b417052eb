import { type HierarchyRectangularNode, hierarchy, treemap as layout, treemapSquarify } from "d3-hierarchy";
import type { Element } from "hast";
import * as strings from "#strings";
import { element } from "../../core/markdown/element.ts";

/** A file that webpack emitted; size in bytes. */
export type EmittedFile = {
  name: string;
  size: number;
  /** As webpack printed it: '2.6 KiB'. */
  sizeText: string;
};

/** Returns the files in lines of webpack's stats: 'asset main.js 2.6 KiB [emitted]'. */
export function emittedFiles(output: string): EmittedFile[] {
  return [...output.matchAll(/^\s*asset (\S+) ([\d.]+) (bytes|KiB|MiB)/gm)].map(
    ([, name = "", number = "", unit = ""]) => ({
      name,
      size: Number(number) * (UNITS[unit] ?? 1),
      sizeText: `${number} ${unit}`,
    }),
  );
}

const UNITS: Record<string, number> = { bytes: 1, KiB: 1024, MiB: 1024 * 1024 };

/** Units of the drawing. */
const WIDTH = 720;
const HEIGHT = 120;
const GAP = 4;

/** Draws files as areas proportional to their sizes, the largest first. */
export function treemap(files: readonly EmittedFile[]): Element {
  const sorted = files.toSorted((a, b) => b.size - a.size);
  const summary = sorted.map(({ name, sizeText }) => `${name} ${sizeText}`).join(", ");
  const size = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT };
  const svg = { ...size, role: "img", ariaLabel: strings.article.filesBySize(summary) };
  return element("figure", { className: ["diagram", "treemap"], tabIndex: 0 }, [
    element("svg", svg, layTiles(sorted).flatMap(tileElements)),
  ]);
}

/** The root of the hierarchy has all files as its children. */
type Node = { file?: EmittedFile; children?: Node[] };
type Tile = HierarchyRectangularNode<Node>;

/** Divides the drawing among the files so that their tiles are as square as possible. */
function layTiles(files: readonly EmittedFile[]): Tile[] {
  const root = hierarchy<Node>({ children: files.map((file) => ({ file })) });
  root.sum(({ file }) => (file === undefined ? 0 : Math.max(file.size, 1)));
  return layout<Node>().tile(treemapSquarify.ratio(1)).size([WIDTH, HEIGHT])(root).leaves();
}

/** Colors depend on the kind of file; a name is only shown where it fits. */
function tileElements({ x0: x, y0: y, x1, y1, data: { file } }: Tile): Element[] {
  if (file === undefined) return [];
  const [width, height] = [x1 - x, y1 - y];
  const box = {
    x: round(x + GAP / 2),
    y: round(y + GAP / 2),
    width: round(Math.max(width - GAP, 1)),
    height: round(Math.max(height - GAP, 1)),
    rx: "4",
    className: [/\.[cm]?js$/.test(file.name) ? "box-accent" : /\.css$/.test(file.name) ? "box" : "box-muted"],
  };
  const fits = (text: string) => text.length * 8 + 16 < width;
  const lines = [file.name, file.sizeText].filter(fits).slice(0, Math.floor((height - 8) / 18));
  return [
    element("rect", box),
    ...lines.map((line, position) =>
      element(
        "text",
        {
          x: round(x + 12),
          y: round(y + 22 + position * 18),
          fontSize: "14",
          className: [position === 0 ? "label" : "label-muted"],
        },
        [line],
      ),
    ),
  ];
}

/** Rounds to a tenth of a unit. */
function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
