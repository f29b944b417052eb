import type { Feature } from "../../core/project/feature.ts";
import { workerFiles } from "./worker-files.ts";

/** The service worker, which keeps what was read, and the list of files that it can save. */
export const OFFLINE: Feature = {
  name: "offline",
  lastFiles: ({ site, pages, app, bundle }) => {
    const listed = pages.filter(({ frontMatter }) => frontMatter.unlisted !== true);
    return workerFiles({ bundled: bundle.worker, site, app, shell: bundle.shell, pages: listed });
  },
};
