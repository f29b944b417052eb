import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { componentFile } from "#model/components.ts";

/** A folder in it with a file of its name is a component: flag-table/flag-table.tsx exports FlagTable. */
const FOLDER = join(import.meta.dirname, "../../site/components");

/** Components that the build adds to pages, so writers don't name them. */
const ADDED = ["ReferenceFilter"];

/** Returns the names of all components, also of one that was added while the development server runs. */
export function allComponents(): string[] {
  const names = readdirSync(FOLDER).map(nameOfFolder);
  return names.filter((name) => existsSync(join(FOLDER, componentFile(name)))).sort();
}

/** Returns the names of the components that an MDX page may use. */
export function pageComponents(): string[] {
  return allComponents().filter((name) => !ADDED.includes(name));
}

export type ComponentAttributes = { required: string[]; optional: string[] };

/** Reads the attributes that a component declares in its type: `Card: PageComponent<"title", "size" | "color">`. */
export function declaredAttributes(component: string): ComponentAttributes {
  const source = readFileSync(join(FOLDER, componentFile(component)), "utf8");
  const [, types = ""] = new RegExp(`export const ${component}: PageComponent<([^>]*)>`).exec(source) ?? [];
  const [required = [], optional = []] = types
    .split(",")
    .map((names) => [...names.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name));
  return { required, optional };
}

/** 'flag-table' → 'FlagTable'. */
function nameOfFolder(folder: string): string {
  return folder.replace(/(?:^|-)([a-z])/g, (_part, letter: string) => letter.toUpperCase());
}
