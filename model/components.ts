/** The only list of the components that an MDX page may use. Each is a folder in site/components/. */
export const COMPONENT_NAMES = [
  "DesignTokens",
  "FilenameTemplate",
  "FlagTable",
  "Hero",
  "Organization",
  "Playground",
  "SearchResults",
  "Specimen",
  "StarterKits",
  "Supporters",
  "VoteTopics",
] as const;

/** Components that the build adds to pages. */
export const ADDED_COMPONENT_NAMES = ["ReferenceFilter"] as const;

export type ComponentName = (typeof COMPONENT_NAMES)[number] | (typeof ADDED_COMPONENT_NAMES)[number];

export type ComponentProps = Record<string, unknown>;

/** A component in an article. Its place is `<div data-island="INDEX"></div>` in the page's HTML. */
export type Island = {
  component: ComponentName;
  props: ComponentProps;
  /** HTML of the Markdown between its tags. */
  children: string;
};

export function isComponentName(name: string): name is ComponentName {
  return COMPONENT_NAMES.some((known) => known === name);
}

/** Returns the file in site/components/ that exports a component: FlagTable → flag-table/flag-table.tsx. */
export function componentFile(name: ComponentName): string {
  const folder = name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
  return `${folder}/${folder}.tsx`;
}
