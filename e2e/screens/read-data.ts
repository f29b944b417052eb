import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");

type Titled = { title: string; url: string };

type Data = {
  organization: { repo: string; branch: string; npm: string; description: string; maintainer: string }[];
  "starter-kits": { name: string; maintainer: string; url: string; tags: string[]; lastUpdated: string }[];
  vote: (Titled & { description: string })[];
  redirects: { from: string; to: string }[];
  "webpack-js-org": Record<string, { ids: string[] }>;
  "old-files": Record<string, string>;
  "old-ids": Record<string, Record<string, string>>;
  navigation: { social: Titled[]; footer: Titled[]; legal: Titled[] };
};

/** Reads data/NAME.json. */
export function readData<Name extends keyof Data>(name: Name): Data[Name] {
  return JSON.parse(readText(`data/${name}.json`));
}

/** Reads a project file. */
export function readText(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}
