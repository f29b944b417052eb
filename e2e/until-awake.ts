import type { Page } from "@playwright/test";

/** Returns when the page's script has taken the document over: links and buttons are its own from then on. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(isAwake);
}

/** Runs in the page. React leaves a mark on the root, which says until the end of the adoption that the root is as it came. */
export function isAwake(): boolean {
  const root = Object.entries(document.getElementById("root") ?? {});
  const mark = root.find(([key]) => key.startsWith("__reactContainer"))?.[1];
  return mark?.stateNode.current.memoizedState.isDehydrated === false;
}
