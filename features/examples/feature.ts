import { join } from "node:path";
import { exampleUrl } from "#model/url.ts";
import { hashOf } from "../../core/cache/hash.ts";
import type { Cache } from "../../core/cache/step-cache.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import type { Feature } from "../../core/project/feature.ts";
import { checkExampleDrift } from "./example-drift.ts";
import { EXAMPLES, exampleFolder } from "./fact.ts";
import { readExampleNames } from "./read-examples.ts";
import { VERIFIED_CODE } from "./verified-code.ts";
import { verifiedWith } from "./verified-with.ts";
import { zipExample } from "./zip-example.ts";

/** Projects in the content's examples/, which pages quote and offer for download. */
export const EXAMPLE_PROJECTS: Feature = {
  name: "examples",
  open: async ({ root }) => {
    let folder = exampleFolder(root, await readExampleNames(root));
    return {
      know: async (facts, _sources, changed = new Set()) => {
        if ([...changed].some(isInput)) folder = exampleFolder(root, await readExampleNames(root));
        EXAMPLES.set(facts, folder);
      },
      isInput,
    };
  },
  parse: VERIFIED_CODE,
  article: {
    module: import.meta.filename,
    facts: (page) => {
      const webpack = verifiedWith(page);
      return webpack === undefined ? {} : { verifiedWith: webpack };
    },
  },
  frame: (page, { index }) => {
    const { names } = EXAMPLES.of(index);
    const examples = quotedIn(page).filter((name) => names.has(name));
    return examples.length > 0 ? { examples } : {};
  },
  check: {
    module: import.meta.filename,
    // A missing example's problem suggests a similar name.
    inputs: (page, index) => {
      const { names, hash } = EXAMPLES.of(index);
      return quotedIn(page).map((name) => (names.has(name) ? hash(name) : [...names].join()));
    },
    page: [(page, index) => checkExampleDrift(page, EXAMPLES.of(index))],
  },
  files: ({ index, cache }) => {
    const { names, files } = EXAMPLES.of(index);
    const quoted = new Set([...index.pages.values()].flatMap(quotedIn));
    const offered = [...quoted].filter((name) => names.has(name));
    return new Map(offered.map((name) => [exampleUrl(name).slice(1), () => archiveOf(name, files(name), cache)]));
  },
};

function quotedIn(page: SourcePage): readonly string[] {
  return page.fenceOptions["example"] ?? [];
}

function isInput(path: string): boolean {
  return path.startsWith("examples/");
}

const ARCHIVE_STEP = { name: "archive", module: join(import.meta.dirname, "zip-example.ts") };

function archiveOf(name: string, files: ReadonlyMap<string, Buffer>, cache: Cache) {
  const inputs = [name, ...[...files].flatMap(([path, bytes]) => [path, hashOf(bytes)])];
  return cache.bytes(ARCHIVE_STEP, inputs, () => zipExample(name, files));
}
