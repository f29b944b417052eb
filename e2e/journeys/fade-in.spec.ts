import { expect, expectPage, openHydrated, sidebarLink, test } from "../fixtures.ts";
import { arrivalsOf, recordArrivals } from "../record-arrivals.ts";
import { strings } from "../strings.ts";

test("the next page appears softly, and its text is readable from the first frame", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  await recordArrivals(page);
  await sidebarLink(page, "Output").click();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  await expect.poll(() => arrivalsOf(page)).toHaveLength(1);
  const [arrival] = await arrivalsOf(page);
  expect(arrival).toMatchObject({ title: "Output", animations: 1 });
  expect(arrival?.opacity).toBeGreaterThanOrEqual(0.5);
  await expect(page.getByRole("main")).toHaveCSS("opacity", "1");

  await page.goBack();
  await expectPage(page, { url: "/concepts/loaders/", title: "Loaders" });
  await expect.poll(() => arrivalsOf(page)).toMatchObject([{}, { title: "Loaders", animations: 1 }]);
});

test("with reduced motion, the next page appears at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/concepts/loaders/");
  await recordArrivals(page);
  await sidebarLink(page, "Output").click();
  await expectPage(page, { url: "/concepts/output/", title: "Output" });
  await expect.poll(() => arrivalsOf(page)).toEqual([{ title: "Output", opacity: 1, animations: 0 }]);
});

test("links can be pressed, and the heading has the focus, while a page appears", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  await recordArrivals(page, { isPaused: true });
  await sidebarLink(page, "Output").click();
  await expect.poll(() => arrivalsOf(page)).toHaveLength(1);
  expect((await arrivalsOf(page))[0]?.animations).toBe(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const breadcrumb = page.getByRole("navigation", { name: strings.page.breadcrumb });
  await breadcrumb.getByRole("link", { name: "Concepts" }).click();
  await expectPage(page, { url: "/concepts/", title: "Concepts" });
});

test("quick presses end on the last page, which is opaque", async ({ page }) => {
  await openHydrated(page, "/concepts/loaders/");
  for (const name of ["Output", "Plugins", "Targets", "Modules"]) await sidebarLink(page, name).click();
  await expectPage(page, { url: "/concepts/modules/", title: "Modules" });
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCSS("opacity", "1");
});
