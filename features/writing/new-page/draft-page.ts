import { stringify } from "yaml";
import { urlOfFile } from "#model/url.ts";
import type { PageHead } from "../../../core/markdown/source-page.ts";
import { didYouMean, nearestName } from "../../../core/problems/nearest-name.ts";
import { titleOfPath } from "../../../core/read/parse-front-matter.ts";
import { DESCRIPTION_TO_WRITE } from "../rules/missing-description.ts";
import { placeAfter } from "./place-after.ts";

/** A page to write: its file, its URL, its text, and what its author should know. */
export type Draft = { file: string; url: string; text: string; notes: string[] };

/** Why there is no draft, and what to do. */
export type Refusal = { message: string; fix: string };

/** The documentation so far. */
export type Known = {
  /** Pages of the content folder. */
  pages: readonly PageHead[];
  /** URLs of pages that are READMEs of packages. */
  packages: ReadonlySet<string>;
  /** Old URLs and their targets. */
  redirects: ReadonlyMap<string, string>;
  /** ISO date for posts. */
  today: string;
};

/** 'guides/module-workers' → a page that comes last in its section; its description is still to be written. */
export function draftPage(argument: string, { pages, packages, redirects, today }: Known): Draft | Refusal {
  const extension = /\.mdx$/i.test(argument) ? "mdx" : "md";
  const slug = slugOf(argument);
  const [section = "", name = "", ...deeper] = slug.split("/");
  const sections = [...new Set(pages.map(({ path }) => path.split("/")).flatMap(folderOf))].sort();
  if (name === "" || deeper.length > 0) {
    return {
      message: `'${argument}' isn't a section and a page.`,
      fix: `Write npm run new -- SECTION/PAGE, e.g. guides/module-workers. Sections: ${sections.join(", ")}.`,
    };
  }
  if (!sections.includes(section)) {
    const nearest = didYouMean(nearestName(section, sections), "");
    return {
      message: `There is no section '${section}'.`,
      fix: [nearest, `Sections: ${sections.join(", ")}.`].filter((part) => part !== "").join(" "),
    };
  }
  if (!NAME.test(name)) {
    return {
      message: `'${name}' can't be a URL of this site.`,
      fix: `Use lower-case letters, digits and hyphens: npm run new -- ${section}/${toKebabCase(name)}`,
    };
  }
  const path = `${section}/${name}.${extension}`;
  const url = urlOfFile(path);
  const existing = pages.find((page) => page.url === url);
  if (existing !== undefined) {
    return { message: `${url} already exists.`, fix: `Edit content/${existing.path}, or choose another name.` };
  }
  const title = titleOfPath(path);
  const siblings = pages.filter((page) => folderOf(page.path.split("/"))[0] === section);
  const frontMatter = { title, description: DESCRIPTION_TO_WRITE, ...placeAfter(siblings, today) };
  return {
    file: `content/${path}`,
    url,
    text: `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n\n${BODY}`,
    notes: notesOf({ url, title, pages, packages, redirects }),
  };
}

export function isRefusal(value: Draft | Refusal): value is Refusal {
  return "message" in value;
}

const NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** The aside keeps the task on the page until it's done. */
const BODY =
  "?> Start with the problem that readers have and what they'll get. Then show the smallest thing that works, the common\n" +
  "?> needs, and what goes wrong.\n";

/** Accepts what people copy, too: '/guides/foo/' and 'content/guides/foo.md' → 'guides/foo'. */
function slugOf(argument: string): string {
  return argument
    .replaceAll("\\", "/")
    .replace(/^(?:\.\/)?content\//, "")
    .replace(/\.mdx?$/i, "")
    .replace(/^\/+|\/+$/g, "");
}

/** Returns the folder of a path's parts; pages at the root have none. */
function folderOf(parts: readonly string[]): string[] {
  return parts.length > 1 ? parts.slice(0, 1) : [];
}

/** 'Module Workers' and 'moduleWorkers' → 'module-workers'. */
function toKebabCase(name: string): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, "-").toLowerCase();
  return words.replace(/[^a-z\d]+/g, "-").replace(/^-+|-+$/g, "") || "page";
}

type Page = Pick<Known, "pages" | "packages" | "redirects"> & { url: string; title: string };

function notesOf({ url, title, pages, packages, redirects }: Page): string[] {
  const notes: string[] = [];
  const twin = pages.find((page) => page.frontMatter.title.toLowerCase() === title.toLowerCase());
  if (twin !== undefined) notes.push(`${twin.url} has the same title, so change one of them.`);
  if (packages.has(url)) notes.push("It replaces the package's README, which was shown at this URL.");
  const target = redirects.get(url);
  if (target !== undefined) notes.push(`${url} leads to ${target} so far: remove it from data/redirects.json.`);
  return notes;
}
