import { z } from "zod";
import { MESSAGES_URL } from "#model/messages.ts";
import { PLAYGROUND_FOLDER } from "#model/playground-files.ts";
import { exampleFilesUrl } from "#model/url.ts";
import type { Feature, MakeContent } from "../../core/project/feature.ts";
import { EXAMPLES } from "../examples/fact.ts";
import { allCompilerFiles, pageFiles } from "./bundle-playground.ts";
import { openDevPlayground } from "./dev-playground.ts";
import { PLAYGROUND_EXAMPLES } from "./fact.ts";
import { FRAME_HEADERS } from "./frame-headers.ts";
import { messageIndex } from "./message-index.ts";
import { PLAYGROUND_ARTICLE } from "./offer-playground.ts";
import { FITTING_EXAMPLES, OLDER_EXAMPLES, readPlaygroundExamples } from "./playground-examples.ts";
import { projectOfExample } from "./project-of-example.ts";

/** webpack in the page, over files in memory. */
export const PLAYGROUND: Feature = {
  name: "playground",
  data: { [FITTING_EXAMPLES]: z.array(z.string()), [OLDER_EXAMPLES]: z.record(z.string(), z.array(z.string())) },
  open: async () => {
    const fitting = await readPlaygroundExamples();
    return {
      know: (facts) => {
        const { names } = EXAMPLES.of({ facts });
        PLAYGROUND_EXAMPLES.set(facts, new Set(fitting.filter((name) => names.has(name))));
      },
    };
  },
  article: PLAYGROUND_ARTICLE,
  files: async ({ index, cache, work, isDevelopment }) => {
    const { files } = EXAMPLES.of(index);
    const made = new Map<string, MakeContent>([
      [MESSAGES_URL.slice(1), () => JSON.stringify(messageIndex(index, cache))],
    ]);
    for (const name of PLAYGROUND_EXAMPLES.of(index))
      made.set(exampleFilesUrl(name).slice(1), () => JSON.stringify(projectOfExample(files(name)) ?? {}));
    // The development server bundles them when they're first asked for.
    if (isDevelopment) return made;
    for (const { path, content } of await pageFiles(work, cache)) made.set(path, () => content);
    return made;
  },
  slowFiles: allCompilerFiles,
  headers: { [PLAYGROUND_FOLDER]: FRAME_HEADERS },
  serve: ({ work }) => {
    const playground = openDevPlayground(work);
    return {
      file: async (pathname) => {
        const file = await playground.file(pathname);
        return file && { ...file, headers: FRAME_HEADERS };
      },
      watched: ["playground", "model"],
      update: playground.update,
    };
  },
};
