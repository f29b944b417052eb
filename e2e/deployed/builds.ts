import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { buildOnce } from "../build-once.ts";
import { buildOtherSite } from "../screens/other-site.ts";

/**
 * Successive builds of a small site: `a`, `b` and `c` include earlier builds' files, as the build command leaves them;
 * `b-alone` and `c-alone` don't, as on a host that keeps nothing; `d` has the same scripts as `a` but other text.
 */
export type BuildName = "a" | "b" | "c" | "d" | "b-alone" | "c-alone";

export const PAGES = [
  { url: "/guide/", title: "Guide" },
  { url: "/guide/one/", title: "One" },
  { url: "/guide/two/", title: "Two" },
  { url: "/guide/three/", title: "Three" },
  { url: "/guide/four/", title: "Four" },
] as const;

/** The folder with a subfolder for each build. */
export function prepareBuilds(): Promise<string> {
  return buildOnce({ name: "builds", source: JSON.stringify(NAMES.map(contentOf)), make: makeBuilds });
}

const NAMES = ["a", "b", "c", "d"] as const;

async function makeBuilds(folder: string): Promise<void> {
  await mkdir(folder);
  for (const name of NAMES) {
    if (name === "a")
      await rm(resolve(import.meta.dirname, "../../.cache/e2e/builds-site/dist"), { recursive: true, force: true });
    const root = await buildOtherSite("builds-site", contentOf(name));
    await cp(join(root, "dist"), join(folder, name), { recursive: true, preserveTimestamps: true });
    if (name === "a") continue;
    const alone = join(folder, `${name}-alone`);
    await cp(join(root, "dist"), alone, { recursive: true, preserveTimestamps: true });
    const earlier: Record<string, string> = JSON.parse(await readFile(join(alone, "earlier-files.json"), "utf8"));
    for (const file of Object.keys(earlier)) await rm(join(alone, file));
    await writeFile(join(alone, "earlier-files.json"), "{}\n");
  }
}

/** Scripts contain the site's name, so builds with other names have other scripts. */
function contentOf(build: string): Record<string, string> {
  const links = PAGES.map(({ url, title }) => `- [To ${title}](${url})`).join("\n");
  const pageOf = (title: string) =>
    `---\ntitle: ${title}\ndescription: A page.\n---\n\n${title} of build ${build}.\n\n${links}\n\n## Further down\n\n${"Text.\n\n".repeat(40)}`;
  const site = { name: `Site ${build === "d" ? "a" : build}`, description: "A site.", url: "https://docs.example" };
  const addresses = { repositoryUrl: "https://code.example", editUrl: "https://code.example/edit/" };
  return {
    "data/site.json": JSON.stringify({ ...site, ...addresses }),
    "content/index.md": pageOf("Home"),
    "content/guide/index.md": pageOf("Guide"),
    ...Object.fromEntries(PAGES.slice(1).map(({ url, title }) => [`content${url.slice(0, -1)}.md`, pageOf(title)])),
    [`content/guide/only-in-${build}.md`]: pageOf(`Only in ${build}`),
  };
}
