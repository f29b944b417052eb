import { WEBPACK } from "#model/documented-webpack.ts";
import type { Feature } from "../../core/project/feature.ts";
import { registryOptions } from "../readmes/fetch/registry-options.ts";
import { REFERENCE_ARTICLE } from "./article.ts";
import { buildFlags } from "./build-flags.ts";
import { drift } from "./drift.ts";
import { REFERENCE } from "./fact.ts";
import { findDrift } from "./find-drift.ts";
import { readReferenceIndex } from "./read-reference-index.ts";
import { referenceCount } from "./reference-count.ts";
import { REMOVED, Removed } from "./removed.ts";
import { REFERENCE_RULES } from "./rules.ts";
import { SINCE, Since } from "./since.ts";

/**
 * Facts about webpack's options, hooks, exports and flags, read from the installed packages. `isPartial`: the content
 * is only a part of the documentation, so names may lack a heading.
 */
export function reference({ isPartial = false } = {}): Feature {
  return {
    name: "reference",
    data: { [SINCE]: Since, [REMOVED]: Removed },
    open: async () => {
      const index = await readReferenceIndex({ partial: isPartial });
      return { know: (facts) => REFERENCE.set(facts, index) };
    },
    article: REFERENCE_ARTICLE,
    frame: (page, { index, frame }) => {
      const filter = referenceCount(page, index);
      const { issueUrl } = frame;
      return {
        ...(filter !== undefined && { filter }),
        ...(issueUrl !== undefined && { issueUrl: withVersion(issueUrl) }),
      };
    },
    check: REFERENCE_RULES,
    doctor: async ({ index, isOffline }) => {
      const versions = REFERENCE.of(index)?.reference.versions ?? {};
      const registry = isOffline ? undefined : await registryOptions();
      return [await drift(versions, { registry, findDrift })];
    },
    modules: (index) => ({ flags: buildFlags(index) }),
  };
}

/** Adds the version that the pages describe to a new issue. */
function withVersion(issueUrl: string): string {
  const url = new URL(issueUrl);
  url.searchParams.set("body", `${url.searchParams.get("body")?.trimEnd()}\nwebpack: ${WEBPACK}\n\n`);
  return url.href;
}
