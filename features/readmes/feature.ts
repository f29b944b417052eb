import type { Feature } from "../../core/project/feature.ts";
import { README_ARTICLE } from "./article.ts";
import type { PackageSource } from "./fetch/load-packages.ts";
import { PACKAGE_LIST, PackageList, readPackageList } from "./fetch/package-list.ts";
import { registryOptions } from "./fetch/registry-options.ts";
import { loadPackagePages } from "./load-package-pages.ts";
import { outdatedPackages } from "./outdated-packages.ts";

/** READMEs of npm packages as pages. `source`: where they come from, if not from the registry that npm uses. */
export function readmes(source: PackageSource = {}): Feature {
  return {
    name: "readmes",
    data: { [PACKAGE_LIST]: PackageList },
    open: ({ config, cache, isOffline }) => ({
      sources: async (own) => {
        const loaded = await loadPackagePages(own, config.url, { ...source, offline: isOffline }, cache);
        const { sources, problems, had, listed } = loaded;
        const there = `${had} of ${listed}`;
        const missing = had === listed ? undefined : `only ${there} READMEs are there: npm run fetch gets the others`;
        return { sources, problems, note: `packages: ${there}`, missing };
      },
    }),
    article: README_ARTICLE,
    doctor: async ({ isOffline }) => [
      await outdatedPackages(await readPackageList(), isOffline ? undefined : await registryOptions()),
    ],
  };
}
