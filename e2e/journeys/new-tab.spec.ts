import { expectPage, openHydrated, sidebarLink, test } from "../fixtures.ts";

test("a modified click opens a new tab", async ({ page, context }) => {
  await openHydrated(page, "/concepts/loaders/");
  const opened = context.waitForEvent("page");
  await sidebarLink(page, "Output").click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expectPage(tab, { url: "/concepts/output/", title: "Output" });
  await expectPage(page, { url: "/concepts/loaders/", title: "Loaders" });
});
