import type { OptionFlag } from "./flag.ts";

/** Categories of names that webpack offers, which are counted separately. */
export const REFERENCE_CATEGORIES = [
  "options",
  "plugin-options",
  "dev-server-options",
  "cli",
  "hooks",
  "plugin-hooks",
  "exports",
  "stats-fields",
  "module-variables",
  "magic-comments",
  "loader-context",
] as const;

export type ReferenceCategory = (typeof REFERENCE_CATEGORIES)[number];

/** Key of the noun for a page's names, which the interface translates. */
export const REFERENCE_NOUNS = ["options", "commands", "hooks", "exports", "fields", "names", "members"] as const;

export type ReferenceNoun = (typeof REFERENCE_NOUNS)[number];

/** A name that a heading can document, with the facts extracted from its source. */
export type ReferenceEntry = {
  category: ReferenceCategory;
  /** As a heading writes it: 'output.filename', 'optimization.splitChunks.cacheGroups.<cacheGroup>.test', 'emit'. */
  name: string;
  /** The owner of names that are only unique there: 'BannerPlugin', 'Compiler', 'webpack serve'. */
  owner?: string;
  /** For readers: 'boolean | "auto"', 'AsyncSeriesHook (compilation)'. */
  type?: string;
  /** Literals in `type`: '"eval"', 'false'. */
  values?: string[];
  defaults?: DefaultValue[];
  /** The first version that has it; without it, webpack 5 always had it. */
  since?: string;
  /** True, or what to use instead. */
  deprecated?: string | true;
  experimental?: true;
  /** On the command line: '--output-filename'. */
  flag?: string;
  /** The source's own description, for tools and writers. Never shown. */
  description?: string;
  /** Full name of the option whose documentation also covers this one: 'resolve.alias' for 'resolveLoader.alias'. */
  sameAs?: string;
};

/** A value as written in a configuration, and the case that it applies to: 'in production', 'otherwise'. */
export type DefaultValue = { value: string; when?: string };

export type Reference = {
  /** By package: { webpack: '5.112.2' }. */
  versions: Record<string, string>;
  entries: ReferenceEntry[];
  flags: OptionFlag[];
  /**
   * Names that webpack no longer has, by category, with the first version without them: { options: {
   * 'output.jsonpFunction': '5.0.0' } }.
   */
  removed?: Partial<Record<ReferenceCategory, Record<string, string>>>;
};
