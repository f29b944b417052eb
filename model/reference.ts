/** What webpack offers under a name, in groups that are counted apart. */
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

/** One name that a heading can document, with what can be known of it without a writer. */
export type ReferenceEntry = {
  category: ReferenceCategory;
  /** As a heading says it: 'output.filename', 'optimization.splitChunks.cacheGroups.<cacheGroup>.test', 'emit'. */
  name: string;
  /** Whose it is, for names that are unique only there: 'BannerPlugin', 'Compiler', 'webpack serve'. */
  owner?: string;
  /** In words for people: 'boolean | "auto"', 'AsyncSeriesHook (compilation)'. */
  type?: string;
  /** Literals that `type` is made of: '"eval"', 'false'. */
  values?: string[];
  defaults?: DefaultValue[];
  /** The first version that has it; without it webpack 5 always had it. */
  since?: string;
  /** True, or what to use instead. */
  deprecated?: string | true;
  experimental?: true;
  /** On the command line: '--output-filename'. */
  flag?: string;
  /** The source's own sentence; for tools and writers, never shown. */
  description?: string;
  /** Full name of the option whose documentation holds for this one too: 'resolve.alias' of 'resolveLoader.alias'. */
  sameAs?: string;
};

/** A value as it would be written in a configuration, and the case it is for: 'in production', 'otherwise'. */
export type DefaultValue = { value: string; when?: string };

export type Reference = {
  /** By package: { webpack: '5.112.2' }. */
  versions: Record<string, string>;
  entries: ReferenceEntry[];
};
