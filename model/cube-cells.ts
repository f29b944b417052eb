/** SVG path data for a cube: the lit cells of each visible face, and all unlit cells. */
export type CubePaths = { top: string; left: string; right: string; off: string };

/** Width and height of the box around the cube. */
export const CUBE_BOX = { width: 24, height: 26 };

/**
 * Each face has four cells; `from` is a corner of the first, and `side` and `down` are the vectors of a cell's sides.
 */
const FACES = [
  { name: "top", from: [12, 1], side: [5.5, 3], down: [-5.5, 3] },
  { name: "left", from: [1, 7], side: [5.5, 3], down: [0, 6] },
  { name: "right", from: [12, 13], side: [5.5, -3], down: [0, 6] },
] as const;

const CELLS_OF_FACE = 4;
const ALL = 0b1111_1111_1111;

/** Draws a cube. The bits of `lit`, lowest first, light the cells of the top, left and right faces, each row by row. */
export function cubePaths(lit: number): CubePaths {
  const paths: CubePaths = { top: "", left: "", right: "", off: "" };
  FACES.forEach(({ name, from, side, down }, face) => {
    for (let cell = 0; cell < CELLS_OF_FACE; cell++) {
      const [column, row] = [cell % 2, cell >> 1];
      const x = from[0] + side[0] * column + down[0] * row;
      const y = from[1] + side[1] * column + down[1] * row;
      const isLit = ((lit >> (face * CELLS_OF_FACE + cell)) & 1) === 1;
      paths[isLit ? name : "off"] += `M${x} ${y}l${side[0]} ${side[1]} ${down[0]} ${down[1]} ${-side[0]} ${-side[1]}z`;
    }
  });
  return paths;
}

/** The cells that each section lights; other sections light all. */
const SECTIONS: Readonly<Record<string, number>> = {
  // The corner in front: a small cube in the large one.
  concepts: 0b0001_0010_1000,
  // Steps from the bottom to the top.
  guides: 0b0000_1110_1000,
  // Switches, alternately on and off.
  configuration: 0b1001_0110_1001,
  // These three light one face each.
  api: 0b0000_1111_0000,
  loaders: 0b1111_0000_0000,
  plugins: 0b0000_0000_1111,
  // A cube without its corner.
  errors: 0b1110_1101_0111,
  // The upper half.
  migrate: 0b0011_0011_1111,
};

/** Returns the lit cells of a section, named by the first segment of its pages' URLs. */
export function cellsOfSection(name: string): number {
  return Object.hasOwn(SECTIONS, name) ? (SECTIONS[name] ?? ALL) : ALL;
}

/**
 * Returns the content of a post's cover: the version or year in its title, and the title's last number as lit cells.
 */
export function coverOf(title: string): { label: string; lit: number } {
  const numbers = title.match(/\d+(?:\.\d+)?/g) ?? [];
  const [first = "", last = first] = [numbers[0], numbers.at(-1)];
  const lit = Number(last.split(".").at(-1)) & ALL;
  return { label: first === last ? first : `${first}–${last.split(".").at(-1)}`, lit: lit === 0 ? ALL : lit };
}
