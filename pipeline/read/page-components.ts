import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Each folder in it is a component: site/components/flag-table/flag-table.tsx exports FlagTable. */
const FOLDER = join(import.meta.dirname, "../../site/components");

/** Components that the build adds to pages, so writers don't name them. */
const ADDED = ["ReferenceFilter"];

export const ALL_COMPONENTS: readonly string[] = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => nameOfFolder(name))
  .sort();

/** Components that an MDX page may name. */
export const PAGE_COMPONENTS: readonly string[] = ALL_COMPONENTS.filter((name) => !ADDED.includes(name));

/** 'flag-table' → 'FlagTable'. */
function nameOfFolder(folder: string): string {
  return folder.replace(/(?:^|-)([a-z])/g, (_part, letter: string) => letter.toUpperCase());
}
