import type { Element } from "hast";
import * as strings from "#strings";
import { element } from "./element.ts";

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
  const tiles = layTiles(sorted, { x: 0, y: 0, width: WIDTH, height: HEIGHT });
  const summary = sorted.map(({ name, sizeText }) => `${name} ${sizeText}`).join(", ");
  const size = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT };
  const svg = { ...size, role: "img", ariaLabel: strings.article.filesBySize(summary) };
  return element("figure", { className: ["diagram", "treemap"], tabIndex: 0 }, [
    element("svg", svg, tiles.flatMap(tileElements)),
  ]);
}

type Area = { x: number; y: number; width: number; height: number };
type Tile = Area & { file: EmittedFile };

/**
 * Divides the area among the files in rows along the shorter side. A row grows while that makes its tiles more square
 * (Bruls, Huizing and van Wijk, Squarified Treemaps, 2000).
 */
function layTiles(files: readonly EmittedFile[], area: Area): Tile[] {
  if (files.length === 0) return [];
  const total = sum(files);
  const side = Math.min(area.width, area.height);
  const scale = (area.width * area.height) / total;
  let row = files.slice(0, 1);
  for (let count = 2; count <= files.length; count++) {
    const longer = files.slice(0, count);
    if (worstRatio(longer, side, scale) > worstRatio(row, side, scale)) break;
    row = longer;
  }
  const thickness = (sum(row) * scale) / side;
  const upright = area.width >= area.height;
  let offset = 0;
  const tiles = row.map((file): Tile => {
    const length = (Math.max(file.size, 1) * scale) / thickness;
    const tile = upright
      ? { x: area.x, y: area.y + offset, width: thickness, height: length }
      : { x: area.x + offset, y: area.y, width: length, height: thickness };
    offset += length;
    return { ...tile, file };
  });
  const rest = upright
    ? { ...area, x: area.x + thickness, width: area.width - thickness }
    : { ...area, y: area.y + thickness, height: area.height - thickness };
  return [...tiles, ...layTiles(files.slice(row.length), rest)];
}

function sum(files: readonly EmittedFile[]): number {
  return files.reduce((total, { size }) => total + Math.max(size, 1), 0);
}

/** Returns the worst aspect ratio of the tiles in a row. */
function worstRatio(row: readonly EmittedFile[], side: number, scale: number): number {
  const thickness = (sum(row) * scale) / side;
  return Math.max(
    ...row.map(({ size }) => {
      const length = (Math.max(size, 1) * scale) / thickness;
      return Math.max(length / thickness, thickness / length);
    }),
  );
}

/** Colors depend on the kind of file; a name is only shown where it fits. */
function tileElements({ x, y, width, height, file }: Tile): Element[] {
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
