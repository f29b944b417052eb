import { join } from "node:path";
import { UserError } from "#model/user-error.ts";
import { language } from "#strings";

/** A folder of pages, and how it's built. */
export type Tree = {
  content: string;
  /** Other people's documentation: see ParseOptions. */
  foreign: boolean;
  /** One of several trees of this project, which needn't have every page. */
  partial: boolean;
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
export function treeOf(options: { content?: string | undefined; language?: string | undefined }): Tree {
  if (options.language !== undefined && options.language !== language.code) {
    throw new UserError(
      `There is no catalog of the language '${options.language}'. "#strings" in package.json lists them.`,
    );
  }
  const { content = "content" } = options;
  const isOther = options.content !== undefined;
  const foreign = isOther && options.language === undefined;
  return {
    content,
    foreign,
    partial: isOther,
    work: join(".cache", foreign ? "foreign" : "site", language.code === "en" ? "" : language.code),
  };
}
