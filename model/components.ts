export type ComponentProps = Record<string, unknown>;

/** A component in an article, which the page's HTML marks with `<div data-island="INDEX"></div>`. */
export type Island = {
  /** Name of the component, e.g. 'FlagTable'. */
  component: string;
  props: ComponentProps;
  /** HTML of the Markdown between its tags. */
  children: string;
};

/** Returns the file in site/components/ that exports a component: FlagTable → flag-table/flag-table.tsx. */
export function componentFile(name: string): string {
  const folder = name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
  return `${folder}/${folder}.tsx`;
}
