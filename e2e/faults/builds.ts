import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DIST } from "../dist.ts";
import { buildOtherSite } from "../screens/other-site.ts";

/**
 * Builds of one small site that follow each other. `a`, `b`, `c`: as the build command leaves them, with the files of those
 * before; `b-alone`, `c-alone`: as a host has them that keeps nothing.
 */
export type BuildName = "a" | "b" | "c" | "b-alone" | "c-alone";

export const PAGES = [
  { url: "/guide/", title: "Guide" },
  { url: "/guide/one/", title: "One" },
  { url: "/guide/two/", title: "Two" },
  { url: "/guide/three/", title: "Three" },
  { url: "/guide/four/", title: "Four" },
] as const;

/** How long another process may take for the builds, in milliseconds. */
const PATIENCE = 120_000;

/** Folder with a folder for each build. They are made once for each build that is tested, whoever comes first. */
export async function prepareBuilds(): Promise<string> {
  const tested = createHash("sha256")
    .update(await readFile(join(DIST, "sw.js")))
    .update(FORMAT);
  const folder = resolve(import.meta.dirname, "../../.cache/e2e/builds", tested.digest("hex").slice(0, 12));
  const lock = `${folder}.lock`;
  await mkdir(resolve(folder, ".."), { recursive: true });
  while (!existsSync(folder)) {
    const isFirst = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (isFirst) {
      await makeBuilds(`${folder}.next`).finally(() => rm(lock, { recursive: true }));
      await rename(`${folder}.next`, folder);
    } else if (Date.now() - (await ageOf(lock)) > PATIENCE) {
      // Whoever made it was interrupted.
      await rm(lock, { recursive: true, force: true });
    } else {
      await new Promise((later) => setTimeout(later, 200));
    }
  }
  return folder;
}

/** Changes with what is built here. */
const FORMAT = "1";

async function ageOf(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => Date.now(),
  );
}

async function makeBuilds(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const name of ["a", "b", "c"] as const) {
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

/** The site's name stands in its scripts, so that each build has others. */
function contentOf(build: string): Record<string, string> {
  const links = PAGES.map(({ url, title }) => `- [To ${title}](${url})`).join("\n");
  const pageOf = (title: string) =>
    `---\ntitle: ${title}\ndescription: A page.\n---\n\n${title} of build ${build}.\n\n${links}\n\n## Further down\n\n${"Text.\n\n".repeat(40)}`;
  const site = { name: `Site ${build}`, description: "A site.", url: "https://docs.example" };
  const addresses = { repositoryUrl: "https://code.example", editUrl: "https://code.example/edit/" };
  return {
    "data/site.json": JSON.stringify({ ...site, ...addresses }),
    "content/index.md": pageOf("Home"),
    "content/guide/index.md": pageOf("Guide"),
    ...Object.fromEntries(PAGES.slice(1).map(({ url, title }) => [`content${url.slice(0, -1)}.md`, pageOf(title)])),
    [`content/guide/only-in-${build}.md`]: pageOf(`Only in ${build}`),
  };
}
