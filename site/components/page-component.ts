import type { ComponentType } from "react";

/**
 * A component that pages can use. Declares the attributes of its tag: `PageComponent<"required", "optional" | "more">`.
 * The check reads them from this type, so they're literals.
 */
export type PageComponent<Required extends string = never, Optional extends string = never> = ComponentType<{
  /** Attributes from the Markdown tag. Their values can be of any type. */
  props: Partial<Record<Required | Optional, unknown>>;
  /** HTML of the Markdown between the component's tags, to be set with trustedHtml(). */
  children: string;
  /** Time the page was shown, from performance.now(); 0 in the build. */
  shownAt: number;
}>;
