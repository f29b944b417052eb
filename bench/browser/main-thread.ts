import type { CDPSession, Page } from "@playwright/test";

/**
 * Returns the work of a page's main thread so far, in milliseconds of processor time, which hardly depends on other
 * programs.
 */
export async function watchMainThread(page: Page): Promise<{ session: CDPSession; work: () => Promise<number> }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const work = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
  return { session, work };
}
