import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { sortProblems } from "#model/problem.ts";
import { UserError } from "#model/user-error.ts";
import { checkData } from "../core/problems/check-data.ts";
import { loadPackages, PACKAGE_CACHE } from "../features/readmes/fetch/load-packages.ts";
import {
  formatPackageList,
  PACKAGE_LIST,
  type PackageEntry,
  PackageList,
  readPackageList,
} from "../features/readmes/fetch/package-list.ts";
import { registryOptions } from "../features/readmes/fetch/registry-options.ts";
import { updatePackage } from "../features/readmes/fetch/update-packages.ts";
import { askSupporters } from "../features/supporters/ask-supporters.ts";
import { printProblems } from "./print-problems.ts";

export const HELP = `npm run fetch -- [--update] [--offline] [--supporters]

Fetches the documentation of every package in ${PACKAGE_LIST} from the registry that npm is configured for.
Packages that were fetched before aren't requested again. Builds do the same automatically.

  --update      moves every package to its newest version and prints how its README changed; review that,
                then commit ${PACKAGE_LIST}
  --offline     only says which packages are there
  --supporters  asks Open Collective for the team's supporters now, instead of at most every six hours
`;

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      update: { type: "boolean" },
      offline: { type: "boolean" },
      supporters: { type: "boolean" },
    },
  });
  if (values.supporters) {
    await askSupporters({ timeout: 60_000, pause: 0 });
    return 0;
  }
  if (values.update && values.offline) throw new UserError("--update uses the network, --offline doesn't: choose one.");
  const mistakes = await checkData({ [PACKAGE_LIST]: PackageList });
  if (mistakes.length > 0) {
    printProblems(mistakes, { root: "content", pages: 1 });
    return 1;
  }
  const listed = await readPackageList();
  const entries = values.update ? await update(listed) : listed;
  const { packages, problems } = await loadPackages(entries, { offline: values.offline === true });
  printProblems(sortProblems(problems), { root: "content", pages: 1 });
  const had = packages.filter(({ files }) => files !== undefined).length;
  console.error(`${had === entries.length ? "✓" : "✗"} packages: ${had} of ${entries.length}`);
  return had === entries.length ? 0 : 1;
}

async function update(entries: readonly PackageEntry[]): Promise<PackageEntry[]> {
  const options = await registryOptions();
  const updated: PackageEntry[] = [];
  for (const entry of entries) {
    const { entry: newest, report } = await updatePackage(entry, { cache: PACKAGE_CACHE, options });
    if (report !== "") console.log(`${report}\n`);
    updated.push(newest);
  }
  await writeFile(PACKAGE_LIST, formatPackageList(updated));
  return updated;
}
