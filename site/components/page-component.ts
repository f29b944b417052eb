import type { ComponentType } from "react";
import type { ComponentProps } from "#model/components.ts";

/** A component that pages can use. */
export type PageComponent = ComponentType<{
  /** Attributes from the Markdown tag. */
  props: ComponentProps;
  /** HTML of the Markdown between the component's tags, to be set with trustedHtml(). */
  children: string;
  /** Time the page was shown, from performance.now(); 0 in the build. */
  shownAt: number;
}>;
