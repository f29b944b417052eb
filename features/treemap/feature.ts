import type { ArticlePlugin } from "../../core/compile/article-plugin.ts";
import { fenceOf } from "../../core/markdown/form-code-blocks.ts";
import type { Feature } from "../../core/project/feature.ts";
import { emittedFiles, treemap } from "./treemap.ts";

const ARTICLE: ArticlePlugin = {
  module: import.meta.filename,
  code: () => (code, figure) => {
    const files = fenceOf(code).treemap ? emittedFiles(code.value) : [];
    return files.length === 0 ? [figure] : [figure, treemap(files)];
  },
};

/** Draws the files of a webpack run, with `treemap` on the fence of its output. */
export const TREEMAP: Feature = { name: "treemap", article: ARTICLE };
