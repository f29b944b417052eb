import { changeElements, NEWLINE } from "../../core/compile/change-elements.ts";
import { fenceOf } from "../../core/markdown/form-code-blocks.ts";
import type { Feature } from "../../core/project/feature.ts";
import { emittedFiles, treemap } from "./treemap.ts";

/** Draws the files of a webpack run, with `treemap` on the fence of its output. */
export const TREEMAP: Feature = {
  name: "treemap",
  parse: { module: import.meta.filename, fenceWords: ["treemap"] },
  article: {
    module: import.meta.filename,
    hast: (tree) =>
      changeElements(tree, (figure) => {
        const code = figure.data?.code;
        const files = code && fenceOf(code).options.has("treemap") ? emittedFiles(code.value) : [];
        return files.length === 0 ? figure : [figure, NEWLINE, treemap(files)];
      }),
  },
};
