import sharp from "sharp";
import { breakLines, type TextStyle, textPath } from "./text-path.ts";

const CARD = { width: 1200, height: 630 };

export type Card = { title: string; section: string; site: string };

const LEFT = 80;
const TEXT_WIDTH = 760;
const SMALL: TextStyle = { weight: 500, size: 36 };

/** Draws what other sites show for a link to a page: its section and title, and webpack's cube. */
export async function cardImage(card: Card): Promise<Uint8Array> {
  // Few plain colors: a palette without dithering is small and quick to write.
  const options = { palette: true, colors: 16, dither: 0, effort: 1, compressionLevel: 3 };
  return sharp(Buffer.from(cardSvg(card)))
    .png(options)
    .toBuffer();
}

function cardSvg({ title, section, site }: Card): string {
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
<g transform="translate(876 163) scale(9.5)">${CUBE}</g></svg>`;
}

/** The mark of site/icons/icon.svg. */
const CUBE =
  '<path fill="#8dd6f9" d="M16 1.5 29 9v14.5L16 31 3 23.5V9z"/><path fill="#1c78c0" d="m16 9 7 4v8l-7 4-7-4v-8z"/>' +
  '<path fill="none" stroke="#fff" stroke-width="1.2" stroke-linejoin="round" ' +
  'd="m9 13 7 4 7-4M16 17v8M3 9l6 4M29 9l-6 4M16 31v-6"/>';
