import { copyFile, mkdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { urlOfFile } from "#model/url.ts";
import { emitFile } from "../../core/files/emit-file.ts";
import { loadContent } from "../../core/read/load-content.ts";
import { loadPackages } from "../../features/readmes/fetch/load-packages.ts";
import { readPackageList } from "../../features/readmes/fetch/package-list.ts";
import { plainMarkdown } from "./plain-markdown.ts";

/** A page that every tool can read: CommonMark with tables, and a title. */
export type PlainPage = { url: string; title: string; description: string; text: string; images: string[] };

/**
 * Exports the pages of content/ and of the packages as plain Markdown that any tool can build: without components and
 * raw HTML, and with only the language of code. The generated parts of our pages (reference lines, marks of verified
 * examples) are left out.
 */
export async function readPlainPages(content: string): Promise<PlainPage[]> {
  const { sources } = await loadContent(content);
  const own = sources.map(async ({ path, url, extension, frontMatter }) => {
    const written = await readFile(join(content, path), "utf8");
    const { text, images } = plainMarkdown(written, extension);
    const { title, description = title } = frontMatter;
    return {
      url,
      title,
      description,
      text,
      images: images.map((image) => join(content, dirname(path), image)),
    };
  });
  const pages = await Promise.all(own);
  const urls = new Set(pages.map(({ url }) => url));
  const entries = await readPackageList();
  const wanted = entries.filter(({ kind, name }) => !urls.has(urlOfFile(`${kind}s/${name}.md`)));
  const { packages } = await loadPackages(wanted, { offline: true });
  const readmes = packages.map(({ entry: { kind, name, title }, files }) => {
    const { text } = plainMarkdown(files?.readme.replace(/\r\n?/g, "\n") ?? "", "md");
    const url = urlOfFile(`${kind}s/${name.replace("/", "-")}.md`);
    return { url, title, description: `The documentation of ${name}.`, text, images: [] };
  });
  return [...pages, ...readmes];
}

/** Differences between tools. */
type Wanted = {
  /** True for tools that don't write the title above the text. */
  heading: boolean;
  /** The file of a page in its folder. */
  index?: string;
};

/**
 * Returns the path of a page's file: '/concepts/output/' → FOLDER/concepts/output/index.md, so that every tool gives it
 * the same URL.
 */
export async function emitPlainPages(
  pages: readonly PlainPage[],
  folder: string,
  { heading, index = "index.md" }: Wanted = { heading: false },
): Promise<void> {
  for (const { url, title, description, text, images } of pages) {
    const place = join(folder, url);
    await mkdir(place, { recursive: true });
    const header = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n`;
    emitFile(join(place, index), `${header}\n${heading ? `# ${title}\n\n` : ""}${text.trim()}\n`);
    for (const image of images) await copyFile(image, join(place, basename(image))).catch(() => {});
  }
}
