import { exampleFilesUrl } from "#model/url.ts";
import type { playground as strings } from "#strings";
import type { Files } from "../../protocol.ts";
import { fetchKept } from "../files/kept-files.ts";
import { EXAMPLE } from "./example-project.ts";
import { checkedFiles, isProjectHash, projectOf } from "./share.ts";
import { type LinkParts, partsOfLink } from "./version-of-link.ts";

export type OpenedProject = OpenedFiles & LinkParts;

type OpenedFiles = {
  files: Files;
  /** Whether the project came from a link, in which case none of it runs until the reader allows it. */
  isUntrusted: boolean;
  /** The message for a link that couldn't be opened. */
  notice?: keyof (typeof strings)["notices"];
};

/** Tells whether a hash opens something, instead of leading to a section of the page. */
export function isLink(hash: string): boolean {
  const { target } = partsOfLink(hash);
  return target !== hash || opensProject(target);
}

function opensProject(target: string): boolean {
  return exampleOf(target) !== undefined || draftOf(target) !== undefined || isProjectHash(target);
}

/** Returns the name of the site's example that a link's target opens. */
export function exampleOf(target: string): string | undefined {
  return /^#example=([\w-]{1,100})$/.exec(target)?.[1];
}

/** Returns the id of the draft that a link's target opens, in the browser that has it. */
export function draftOf(target: string): string | undefined {
  return /^#draft=([\w-]{1,100})$/.exec(target)?.[1];
}

/**
 * Returns a link's project, which is in the link itself, one of the site's examples, or the default; and the version of
 * webpack that builds it.
 */
export async function openLink(hash: string): Promise<OpenedProject> {
  const { target, ...version } = partsOfLink(hash);
  return { ...version, target: opensProject(target) ? target : "", ...(await openTarget(target)) };
}

async function openTarget(target: string): Promise<OpenedFiles> {
  const name = exampleOf(target);
  if (name !== undefined) {
    const files = await loadExample(name).catch(() => null);
    return files === null
      ? { files: EXAMPLE, isUntrusted: false, notice: "no-example" }
      : { files, isUntrusted: false };
  }
  if (draftOf(target) !== undefined) return { files: EXAMPLE, isUntrusted: false, notice: "no-draft" };
  const linked = projectOf(target);
  if (linked === undefined) return { files: EXAMPLE, isUntrusted: false };
  return linked === null
    ? { files: EXAMPLE, isUntrusted: false, notice: "damaged" }
    : { files: linked, isUntrusted: true };
}

async function loadExample(name: string): Promise<Files | null> {
  const response = await fetchKept(exampleFilesUrl(name));
  return checkedFiles(await response.json());
}
