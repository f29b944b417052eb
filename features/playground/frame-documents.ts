import { PLAYGROUND_FOLDER } from "#model/playground-files.ts";
import { FRAME_META_POLICY } from "./frame-headers.ts";

/**
 * Returns the frames' documents, each empty except for its script, by name. The script is inline, because a frame with
 * an opaque origin can load nothing once the network is gone.
 */
export function frameDocuments(scripts: Record<string, string>): { path: string; content: string }[] {
  return Object.entries(scripts).map(([name, script]) => ({
    path: `${PLAYGROUND_FOLDER}/${name}/index.html`,
    content: [
      '<!doctype html><html lang="en"><meta charset="utf-8">',
      `<title>Playground: ${name}</title><meta name="robots" content="noindex">`,
      `<meta http-equiv="Content-Security-Policy" content="${FRAME_META_POLICY}">`,
      `<body><script>${script.replaceAll("</script", "<\\/script")}</script></body></html>\n`,
    ].join("\n"),
  }));
}
