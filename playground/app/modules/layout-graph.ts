import type { ModuleFacts } from "../../protocol.ts";

export const BOX = { width: 148, height: 48 };
const GAP = { x: 12, y: 36 };

/** Room beside the boxes for edges within a row, upwards, or past other rows. */
const SIDE = 14;

type PlacedModule = { module: ModuleFacts; x: number; y: number };

/** `path`: of an SVG; `from` and `to`: ids of the importer and the imported module. */
type Edge = { from: string; to: string; isActive: boolean; path: string };

export type Graph = { width: number; height: number; nodes: PlacedModule[]; edges: Edge[] };

/** Places modules in rows from the entries down, with as many in a row as fit the width. */
export function layoutGraph(modules: readonly ModuleFacts[], width: number): Graph {
  const columns = Math.max(1, Math.floor((width - 2 * SIDE + GAP.x) / (BOX.width + GAP.x)));
  const rows = layersOf(modules).flatMap((layer) => chunksOf(layer, columns));
  const nodes = rows.flatMap((row, number) => placeRow(row, number, width));
  const places = new Map(nodes.map((node) => [node.module.id, node]));
  const edges = nodes.flatMap((to) =>
    to.module.importers.flatMap(({ id, isActive }): Edge[] => {
      const from = places.get(id);
      return from === undefined ? [] : [{ from: id, to: to.module.id, isActive, path: pathOf(from, to, nodes) }];
    }),
  );
  return { width, height: Math.max(0, rows.length * (BOX.height + GAP.y) - GAP.y), nodes, edges };
}

/** Groups modules by their distance from an entry; those that importers share are near each other. */
function layersOf(modules: readonly ModuleFacts[]): ModuleFacts[][] {
  const known = new Set(modules.map(({ id }) => id));
  const isFirst = ({ isEntry, importers }: ModuleFacts) => isEntry || !importers.some(({ id }) => known.has(id));
  const layers: ModuleFacts[][] = [];
  let rest = [...modules];
  let layer = rest.filter(isFirst);
  while (rest.length > 0) {
    // A cycle that no entry leads to.
    if (layer.length === 0) layer = rest.slice(0, 1);
    layers.push(layer);
    const placed = new Map(layer.map(({ id }, place) => [id, place]));
    rest = rest.filter((module) => !layer.includes(module));
    const placeOf = ({ importers }: ModuleFacts) =>
      Math.min(...importers.map(({ id }) => placed.get(id) ?? Number.POSITIVE_INFINITY));
    layer = rest
      .filter((module) => placeOf(module) < Number.POSITIVE_INFINITY)
      .toSorted((a, b) => placeOf(a) - placeOf(b));
  }
  return layers;
}

function chunksOf<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, chunk) =>
    list.slice(chunk * size, (chunk + 1) * size),
  );
}

function placeRow(row: readonly ModuleFacts[], number: number, width: number): PlacedModule[] {
  const taken = row.length * (BOX.width + GAP.x) - GAP.x;
  const start = Math.max(0, (width - taken) / 2);
  return row.map((module, place) => ({
    module,
    x: Math.round(start + place * (BOX.width + GAP.x)),
    y: number * (BOX.height + GAP.y),
  }));
}

function pathOf(from: PlacedModule, to: PlacedModule, nodes: readonly PlacedModule[]): string {
  const middle = BOX.width / 2;
  if (to.y > from.y) {
    const [x1, y1, x2, y2] = [from.x + middle, from.y + BOX.height, to.x + middle, to.y];
    const between = nodes.filter(({ y }) => y > from.y && y < to.y);
    const isCovered = between.some(({ x }) => x < Math.max(x1, x2) && x + BOX.width > Math.min(x1, x2));
    if (isCovered) {
      const side = Math.max(...between.map(({ x }) => x)) + BOX.width + SIDE / 2;
      return `M${x1} ${y1}V${y1 + GAP.y / 2}H${side}V${y2 - GAP.y / 2}H${x2}V${y2}`;
    }
    const half = (y2 - y1) / 2;
    return `M${x1} ${y1}C${x1} ${y1 + half} ${x2} ${y2 - half} ${x2} ${y2}`;
  }
  const [x1, y1, x2, y2] = [from.x + BOX.width, from.y + BOX.height / 2, to.x + BOX.width, to.y + BOX.height / 2];
  const side = Math.max(x1, x2) + SIDE;
  return `M${x1} ${y1}C${side} ${y1} ${side} ${y2} ${x2} ${y2}`;
}
