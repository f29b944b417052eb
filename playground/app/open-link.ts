import { exampleFilesUrl } from "#model/url.ts";
import type { playground as strings } from "#strings";
import type { Files } from "../protocol.ts";
import { EXAMPLE } from "./example-project.ts";
import { fetchKept } from "./kept-files.ts";
import { checkedFiles, projectOf } from "./share.ts";

export type OpenedProject = {
  files: Files;
  /** The project came with a link, and nothing of it runs before the reader says so. */
  isStrange: boolean;
  /** What to say about a link that could not be opened. */
  notice?: keyof (typeof strings)["notices"];
};

/** Returns the name of the site's example that a link opens. */
export function exampleOf(hash: string): string | undefined {
  return /^#example=([\w-]{1,100})$/.exec(hash)?.[1];
}

/** Returns the project of a link: one that the link holds, an example of the site, or the one to begin with. */
export async function openLink(hash: string): Promise<OpenedProject> {
  const name = exampleOf(hash);
  if (name !== undefined) {
    const files = await loadExample(name).catch(() => null);
    return files === null ? { files: EXAMPLE, isStrange: false, notice: "no-example" } : { files, isStrange: false };
  }
  const linked = projectOf(hash);
  if (linked === undefined) return { files: EXAMPLE, isStrange: false };
  return linked === null ? { files: EXAMPLE, isStrange: false, notice: "damaged" } : { files: linked, isStrange: true };
}

async function loadExample(name: string): Promise<Files | null> {
  const response = await fetchKept(exampleFilesUrl(name));
  return checkedFiles(await response.json());
}
