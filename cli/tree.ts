import { join } from "node:path";
import { UserError } from "#model/user-error.ts";
import { language } from "#strings";
import type { Project, ProjectOptions, Tree } from "../core/project/open-project.ts";

/** A folder of pages, and whose it is: this project's documentation, a part of it, or other people's. */
export type ChosenTree = {
  root: string;
  owner: "project" | "part" | "others";
  /** Folder for the bundle and the cache. */
  work: string;
};

/** Options of every command that reads a tree. */
export const TREE_OPTIONS = { content: { type: "string" }, language: { type: "string" } } as const;

export const TREE_HELP = `  --content DIR   other people's Markdown instead of content/: unknown front matter keys,
                  unknown components and dead links are warnings
  --language TAG  language of the interface, one of model/strings/; with --content, DIR is this project's
                  own documentation in that language`;

/** Throws UserError if there is no catalog of the language. */
export function treeOf(options: { content?: string | undefined; language?: string | undefined }): ChosenTree {
  if (options.language !== undefined && options.language !== language.code) {
    throw new UserError(
      `There is no catalog of the language '${options.language}'. "#strings" in package.json lists them.`,
    );
  }
  const { content: root = "content" } = options;
  const owner = options.content === undefined ? "project" : options.language === undefined ? "others" : "part";
  const folder = owner === "others" ? "foreign" : "site";
  return { root, owner, work: join(".cache", folder, language.code === "en" ? "" : language.code) };
}

/** Loads the features of a tree, which takes longer than finding out that nothing has changed. */
export async function featuresOf({ root, owner }: ChosenTree): Promise<Tree> {
  const { FEATURES, FEATURES_OF_OTHERS, FEATURES_OF_PART } = await import("../site.config.ts");
  const features = { project: FEATURES, part: FEATURES_OF_PART, others: FEATURES_OF_OTHERS }[owner];
  return { root, features, isLenient: owner === "others" };
}

/** Opens this project's documentation, as all commands about its pages do. */
export async function openDocumentation(options: Omit<ProjectOptions, keyof Tree> = {}): Promise<Project> {
  const [{ openProject }, tree] = await Promise.all([
    import("../core/project/open-project.ts"),
    featuresOf(treeOf({})),
  ]);
  return openProject({ ...tree, ...options });
}
