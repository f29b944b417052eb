import { Fact } from "../../core/index/fact.ts";
import type { Feature } from "../../core/project/feature.ts";
import { withHandles } from "./merge-contributors.ts";
import { type History, readHistory } from "./read-history.ts";
import { unchangedPages } from "./unchanged-pages.ts";

/** By path: who changed a page and when. */
export const HISTORY = new Fact<History>(new Map());

/** Who changed each page and when, from git. Writers don't see it: every edit would read it again. */
export const HISTORY_OF_PAGES: Feature = {
  name: "history",
  open: async ({ root, isDevelopment }) => {
    const history = isDevelopment ? new Map() : await readHistory(root);
    return { know: (facts) => HISTORY.set(facts, history) };
  },
  frame: ({ path, frontMatter }, { index }) => {
    const history = HISTORY.of(index).get(path);
    return {
      contributors: withHandles(history?.contributors ?? [], frontMatter.contributors ?? []),
      ...(history !== undefined && { changed: history.changed }),
    };
  },
  doctor: async ({ sources, index, today }) => {
    const own = sources.filter((page) => page.package === undefined);
    return [
      unchangedPages(
        own.map(({ path }) => path),
        HISTORY.of(index),
        today,
      ),
    ];
  },
};
