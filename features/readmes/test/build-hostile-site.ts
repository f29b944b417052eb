import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSite } from "../../../core/build/build-site.ts";
import { openCache, SHARED_CACHE } from "../../../core/cache/step-cache.ts";
import { emitFile } from "../../../core/files/emit-file.ts";
import { withTemporaryFolder } from "../../../core/files/with-temporary-folder.ts";
import { FEATURES_OF_PART } from "../../../site.config.ts";
import { readmes } from "../feature.ts";
import { fakeRegistry } from "./fake-registry.ts";
import { HOSTILE_MANIFEST, HOSTILE_READMES } from "./hostile-readmes.ts";

/**
 * node build-hostile-site.ts OUT: builds a site whose packages all have hostile READMEs, each at /loaders/NAME/. The
 * exit code is 1 if the build fails.
 */
const output = process.argv[2];
if (output === undefined) throw new Error("Name the output folder.");
const packages = Object.entries(HOSTILE_READMES).map(([name, readme]) => ({
  name,
  readme,
  manifest: HOSTILE_MANIFEST,
}));
const registry = await fakeRegistry(packages);
await withTemporaryFolder(join(tmpdir(), "hostile-"), async (folder) => {
  const page = (title: string, text: string) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text}\n`;
  const files = {
    "content/index.md": page("Home", "[Loaders](/loaders/)"),
    "content/loaders/index.md": page("Loaders", "Hostile ones."),
    "packages.json": JSON.stringify(packages.map(({ name }) => registry.entryOf(name))),
  };
  for (const [path, text] of Object.entries(files)) emitFile(join(folder, path), text);
  const source = {
    list: join(folder, "packages.json"),
    cache: join(folder, "cache"),
    registry: { registry: registry.url, cache: join(folder, "npm") },
  };
  const { built, problems } = await buildSite({
    root: join(folder, "content"),
    // Questions are about the packages that this site doesn't have.
    features: FEATURES_OF_PART.filter(({ name }) => name !== "questions").map((feature) =>
      feature.name === "readmes" ? readmes(source) : feature,
    ),
    isLenient: false,
    isOffline: false,
    output,
    work: join(".cache", "hostile"),
    cache: openCache(join(".cache", "hostile", "cache")),
    shared: openCache(SHARED_CACHE),
    step: async (_name, work) => work(() => undefined),
  });
  for (const { severity, message } of problems) console.log(`${severity} ${message}`);
  process.exitCode = built ? 0 : 1;
}).finally(registry.close);
