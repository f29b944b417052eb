import sharp from "sharp";
import { cubePaths } from "#model/cube-cells.ts";
import { breakLines, type TextStyle, textPath } from "./text-path.ts";

const CARD = { width: 1200, height: 630 };

export type Card = {
  title: string;
  section: string;
  site: string;
  /** Lit cells of the cube: model/cube-cells.ts. */
  lit: string;
};

const LEFT = 80;
const TEXT_WIDTH = 760;
const SMALL: TextStyle = { weight: 500, size: 36 };

/** Draws what other sites show for a link to a page: its section and title, and the section's cube. */
export async function cardImage(card: Card): Promise<Uint8Array> {
  // Few plain colors: a palette without dithering is small and quick to write.
  const options = { palette: true, colors: 16, dither: 0, effort: 1, compressionLevel: 3 };
  return sharp(Buffer.from(cardSvg(card)))
    .png(options)
    .toBuffer();
}

function cardSvg({ title, section, site, lit }: Card): string {
  const big: TextStyle = { weight: 700, size: title.length > 40 ? 64 : 84 };
  const lines = breakLines(title, big, TEXT_WIDTH, 4);
  const height = big.size * 1.15;
  const top = (CARD.height - lines.length * height) / 2 + big.size * 0.8;
  const outlines = lines.map((line, place) => textPath(line, big, LEFT, top + place * height));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
<path fill="#15181d" d="M0 0h${CARD.width}v${CARD.height}H0z"/><path fill="#1c78c0" d="M0 0h12v${CARD.height}H0z"/>
<path fill="#8dd6f9" d="${textPath(section, SMALL, LEFT, 108)}"/>
<path fill="#f0f4f8" d="${outlines.join("")}"/>
<path fill="#97a3b0" d="${textPath(site, SMALL, LEFT, 556)}"/>
<g transform="translate(846 146) scale(13)" stroke="#15181d" stroke-width=".6" stroke-linejoin="round">${cube(Number(lit))}</g></svg>`;
}

/** Colors of the dark theme in site/styles/tokens.css. */
function cube(lit: number): string {
  const { off, top, left, right } = cubePaths(lit);
  return `<path fill="#273140" d="${off}"/><path fill="#8dd6f9" d="${top}"/><path fill="#1c78c0" d="${left}"/><path fill="#4da3dd" d="${right}"/>`;
}
