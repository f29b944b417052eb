import { pagesOfDist } from "../dist.ts";
import { expect, openAwake, test } from "../fixtures.ts";
import { readData } from "./read-data.ts";

const KNOWN = new Set(pagesOfDist().map((page) => page.url));

test("the footer has every link of the data whose page is written, in the data's order", async ({ page }) => {
  await openAwake(page, "/concepts/");
  const expected = readData("navigation").footer.filter(({ url }) => url.startsWith("http") || KNOWN.has(url));
  const links = page.getByRole("contentinfo").getByRole("navigation", { name: "Footer" }).getByRole("link");
  await expect(links).toHaveText(expected.map(({ title }) => title));
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    expected.map(({ url }) => url),
  );
  for (const title of ["Get Started", "Organization", "Starter Kits", "Swag Store", "Changelog"]) {
    await expect(links.filter({ hasText: title })).toHaveCount(1);
  }
});

test("the legal links of the OpenJS Foundation stand below", async ({ page }) => {
  await openAwake(page, "/concepts/");
  const links = page.getByRole("contentinfo").getByRole("navigation", { name: "Legal" }).getByRole("link");
  await expect(links).toHaveText(readData("navigation").legal.map(({ title }) => title));
  await expect(links.first()).toHaveAttribute("href", "https://openjsf.org");
  await expect(links.filter({ hasText: "Trademark Policy" })).toHaveAttribute(
    "href",
    "https://trademark-policy.openjsf.org",
  );
});
