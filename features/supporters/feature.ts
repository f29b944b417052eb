import { filesOf } from "../../core/files/emit-file.ts";
import type { Feature } from "../../core/project/feature.ts";
import { askSupporters, BUILD_LIMITS } from "./ask-supporters.ts";
import { ADDITIONAL, loadSupporters } from "./load-supporters.ts";
import { AdditionalSupporters } from "./supporter.ts";
import { avatarFolder, SUPPORTERS_CACHE, supporterFiles } from "./supporters-cache.ts";

/** Who gives money to the project, from Open Collective. */
export const SUPPORTERS: Feature = {
  name: "supporters",
  data: { [ADDITIONAL]: AdditionalSupporters },
  fetch: () => askSupporters(BUILD_LIMITS),
  inputs: supporterFiles,
  modules: async () => ({ supporters: await loadSupporters() }),
  files: () =>
    new Map(filesOf(avatarFolder(SUPPORTERS_CACHE), "supporters/").map(({ path, content }) => [path, () => content])),
};
