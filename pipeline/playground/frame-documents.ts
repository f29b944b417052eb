import { PLAYGROUND_FOLDER, PLAYGROUND_META_POLICY } from "../hosting/playground-policy.ts";

/** Returns the frames' documents, each empty but for one script. */
export function frameDocuments(): { path: string; content: string }[] {
  return ["compiler", "preview"].map((name) => ({
    path: `${PLAYGROUND_FOLDER}/${name}/index.html`,
    content: [
      '<!doctype html><html lang="en"><meta charset="utf-8">',
      `<title>Playground: ${name}</title><meta name="robots" content="noindex">`,
      `<meta http-equiv="Content-Security-Policy" content="${PLAYGROUND_META_POLICY}">`,
      `<body><script src="/${PLAYGROUND_FOLDER}/${name}-frame.js"></script></body></html>\n`,
    ].join("\n"),
  }));
}
