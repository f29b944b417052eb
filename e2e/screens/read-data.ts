import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");

export type Project = { repo: string; branch: string; npm: string; description: string; maintainer: string };
export type Kit = { name: string; maintainer: string; url: string; tags: string[]; lastUpdated: string };
export type Topic = { title: string; description: string; url: string };
export type Redirect = { from: string; to: string };
type Titled = { title: string; url: string };
export type Navigation = {
  social: Titled[];
  footer: Titled[];
  legal: Titled[];
  languages: { title: string; host: string }[];
};

type Data = {
  organization: Project[];
  "starter-kits": Kit[];
  vote: Topic[];
  redirects: Redirect[];
  "webpack-js-org": Record<string, { ids: string[] }>;
  "old-files": Record<string, string>;
  "old-ids": Record<string, Record<string, string>>;
  navigation: Navigation;
};

/** Reads data/NAME.json. */
export function readData<Name extends keyof Data>(name: Name): Data[Name] {
  return JSON.parse(readText(`data/${name}.json`));
}

/** Reads a project file. */
export function readText(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}
