import type { Code, Parent } from "mdast";
import type { Fence } from "./parse-fence.ts";

/** Fences that share one place as tabs; `labels` are in the order of the children. */
export interface CodeTabs extends Parent {
  type: "codeTabs";
  label: string;
  labels: string[];
  children: Code[];
}

declare module "mdast" {
  interface RootContentMap {
    codeTabs: CodeTabs;
  }
  interface BlockContentMap {
    codeTabs: CodeTabs;
  }
  interface CodeData {
    /** Set on every code node by formCodeBlocks(). */
    fence?: Fence;
  }
}
