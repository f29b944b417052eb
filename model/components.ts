/** The closed list of components that an MDX page may use. Each is implemented in site/islands/. */
export const COMPONENT_NAMES = [
  "FilenameTemplate",
  "FlagTable",
  "Hero",
  "Organization",
  "SearchResults",
  "StarterKits",
  "Supporters",
  "VoteTopics",
] as const;

/** Those, and what the site itself puts in front of a long page's article. */
export type ComponentName = (typeof COMPONENT_NAMES)[number] | "ReferenceFilter";

export type ComponentProps = Record<string, unknown>;

/** A component in an article: it stands where `<div data-island="INDEX"></div>` is in the page's html. */
export type Island = {
  component: ComponentName;
  props: ComponentProps;
  /** HTML of the Markdown between its tags. */
  children: string;
};

export function isComponentName(name: string): name is ComponentName {
  return COMPONENT_NAMES.some((known) => known === name);
}
