import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { openCache } from "./core/cache/step-cache.ts";
import { compilePages } from "./core/compile/compile-pages.ts";
import type { Feature } from "./core/project/feature.ts";
import { modulesOf } from "./core/project/modules-of.ts";
import { openProject } from "./core/project/open-project.ts";
import { FEATURES } from "./site.config.ts";
import { temporaryFolder } from "./test/temporary-folder.ts";

const page = (title: string, text: string) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text}\n`;

const root = temporaryFolder({
  "index.md": page("Home", "[Output](/configuration/output/#outputpath)"),
  "configuration/output.md": page("Output", '## output.path\n\n```js title="a.js" example="one"\n1;\n```\n'),
  "guides/index.md": page("Guides", "Text."),
  "guides/index.zh.md": page("指南", "文字。"),
  "playground.mdx": page("Playground", "<Playground />"),
  "examples/one/a.js": "1;\n",
  "examples/one/package.json": "{}\n",
});

// The sites have nearly everything in common.
const cache = openCache(temporaryFolder());
const ALL = FEATURES.map((feature): Feature => {
  const { open } = feature;
  let opened: ReturnType<NonNullable<Feature["open"]>> | undefined;
  return open === undefined ? feature : { ...feature, open: (options) => (opened ??= open(options)) };
});

suite("a site without one of the features", () => {
  for (const removed of ALL) {
    test(`is complete without ${removed.name}`, async () => {
      const features = ALL.filter((feature) => feature !== removed);
      const project = await openProject({
        root,
        features,
        isLenient: false,
        cache,
        isOffline: true,
        isDevelopment: true,
      });
      const { config, plugins } = project;
      const site = await project.read();
      assert.ok(await project.check(site));
      const { index } = site;
      const others = features.flatMap((feature) => feature.pages?.(index, cache) ?? []);
      const compiled = [...compilePages(index, config, plugins), ...others];
      for (const { article } of compiled) assert.ok(article.value().html !== undefined);
      assert.ok(Array.isArray((await modulesOf(features, index)).flags));
      const toEmit = { index, config, pages: () => compiled, plugins: plugins.articles, cache, shared: cache };
      for (const { name, files } of features) {
        // Drawing takes long, and doesn't depend on other features.
        if (name === "card-images") continue;
        const made = await files?.({ ...toEmit, work: root, isDevelopment: true });
        for (const [path, make] of made ?? []) assert.notEqual(await make(), undefined, path);
      }
    });
  }
});
