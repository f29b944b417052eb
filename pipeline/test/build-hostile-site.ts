import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSite } from "../build-site.ts";
import { openCache } from "../cache/step-cache.ts";
import { fakeRegistry } from "./fake-registry.ts";
import { HOSTILE_MANIFEST, HOSTILE_READMES } from "./hostile-readmes.ts";

/**
 * node build-hostile-site.ts OUT: builds a site whose packages all have hostile READMEs, each at /loaders/NAME/. The
 * exit code is 1 if the build fails.
 */
const output = process.argv[2];
if (output === undefined) throw new Error("Name the output folder.");
const folder = await mkdtemp(join(tmpdir(), "hostile-"));
const packages = Object.entries(HOSTILE_READMES).map(([name, readme]) => ({
  name,
  readme,
  manifest: HOSTILE_MANIFEST,
}));
const registry = await fakeRegistry(packages);
try {
  const content = join(folder, "content");
  await mkdir(join(content, "loaders"), { recursive: true });
  await writeFile(
    join(content, "index.md"),
    "---\ntitle: Home\ndescription: The start.\n---\n\n[Loaders](/loaders/)\n",
  );
  await writeFile(
    join(content, "loaders/index.md"),
    "---\ntitle: Loaders\ndescription: All of them.\n---\n\nHostile ones.\n",
  );
  const list = join(folder, "packages.json");
  await writeFile(list, JSON.stringify(packages.map(({ name }) => registry.entryOf(name))));
  const questions = join(folder, "package-questions.json");
  await writeFile(questions, "{}");
  const { built, problems } = await buildSite({
    content,
    output,
    foreign: false,
    partial: true,
    packages: {
      list,
      questions,
      cache: join(folder, "cache"),
      registry: { registry: registry.url, cache: join(folder, "npm") },
    },
    work: join(".cache", "hostile"),
    cache: openCache(join(".cache", "hostile", "cache")),
    progress: { step: async (_name, work) => work(() => undefined) },
  });
  for (const { severity, message } of problems) console.log(`${severity} ${message}`);
  process.exitCode = built ? 0 : 1;
} finally {
  await registry.close();
  await rm(folder, { recursive: true });
}
