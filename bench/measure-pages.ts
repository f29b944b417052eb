import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Measure, Row } from "./measure.ts";

/** What a reader downloads of the built site, brotli: dist/ must be there. */
export const measurePages: Measure = async () => {
  const assets = await readdir("dist/assets").catch(() => {
    throw new Error("There is no dist/: run npm run build first.");
  });
  const sizeOf = async (files: string[]) => {
    const texts = await Promise.all(files.map((file) => readFile(join("dist", file))));
    return texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  };
  const named = (pattern: RegExp) => assets.filter((file) => pattern.test(file)).map((file) => `assets/${file}`);
  const page = await readFile("dist/concepts/index.html", "utf8");
  const rows: [string, string[]][] = [
    ["/concepts/, HTML", ["concepts/index.html"]],
    ["style", named(/^styles\..*\.css$/)],
    ["script before React", named(/^main\..*\.js$/)],
    ["script in all", named(/\.js$/).filter((file) => !/FilenameTemplate|page-map/.test(file))],
    ["map of all pages", named(/^page-map\..*\.js$/)],
  ];
  const sizes = await Promise.all(
    rows.map(async ([measure, files]): Promise<Row> => ({ measure, value: await sizeOf(files), unit: "bytes" })),
  );
  return [...sizes, { measure: "/concepts/, elements", value: page.match(/<[a-z]/g)?.length ?? 0, unit: "count" }];
};
