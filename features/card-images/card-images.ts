import { join } from "node:path";
import { cellsOfSection, coverOf } from "#model/cube-cells.ts";
import { cardUrl, sectionOf } from "#model/url.ts";
import { hasChinese } from "#model/words.ts";
import { isListed } from "../../core/index/build-site-index.ts";
import type { SiteFiles, SiteToEmit } from "../../core/project/feature.ts";
import type { Card } from "./card-image.ts";

const STEP = { name: "card-image", module: join(import.meta.dirname, "card-image.ts") };

/** Returns an image for each page, which other sites show beside a link to it. */
export function cardImages({ index, config, shared }: SiteToEmit): SiteFiles {
  const { host } = new URL(config.url);
  const pages = [...index.pages.values()].filter(isListed);
  return new Map(
    pages.map(({ url, frontMatter: { title, date } }) => {
      const section = index.sections.get(index.sectionNames.get(url) ?? "")?.title ?? "";
      const lit = date === undefined ? cellsOfSection(sectionOf(url)) : coverOf(title).lit;
      const card: Card = {
        title: drawable(title) ?? config.name,
        section: section === title ? "" : (drawable(section) ?? ""),
        site: host,
        lit: String(lit),
      };
      return [cardUrl(url).slice(1), () => shared.bytes(STEP, Object.values(card), () => draw(card))];
    }),
  );
}

/** The typeface has no Chinese characters. */
function drawable(text: string): string | undefined {
  return hasChinese(text) ? undefined : text;
}

/** Loads the drawing library only when an image is missing. */
async function draw(card: Card): Promise<Uint8Array> {
  const { cardImage } = await import("./card-image.ts");
  return cardImage(card);
}
