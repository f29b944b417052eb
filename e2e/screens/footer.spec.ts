import { pagesOfDist } from "../dist.ts";
import { expect, openAwake, test } from "../fixtures.ts";
import { strings } from "../strings.ts";
import { readData } from "./read-data.ts";

test.use({ expectedProblems: /404/ });

const KNOWN = new Set(pagesOfDist().map((page) => page.url));

test("the footer lists every link in the data whose page exists, in order", async ({ page }) => {
  await openAwake(page, "/concepts/");
  const expected = readData("navigation").footer.filter(({ url }) => url.startsWith("http") || KNOWN.has(url));
  const links = page.getByRole("contentinfo").getByRole("navigation", { name: strings.footer.name }).getByRole("link");
  await expect(links).toHaveText(expected.map(({ title }) => title));
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    expected.map(({ url }) => url),
  );
  for (const title of ["Get Started", "Organization", "Starter Kits", "Swag Store", "Changelog"]) {
    await expect(links.filter({ hasText: title })).toHaveCount(1);
  }
});

test("the footer ends with the OpenJS Foundation's legal links", async ({ page }) => {
  await openAwake(page, "/concepts/");
  const links = page.getByRole("contentinfo").getByRole("navigation", { name: strings.footer.legal }).getByRole("link");
  await expect(links).toHaveText(readData("navigation").legal.map(({ title }) => title));
  await expect(links.first()).toHaveAttribute("href", "https://openjsf.org");
  await expect(links.filter({ hasText: "Trademark Policy" })).toHaveAttribute(
    "href",
    "https://trademark-policy.openjsf.org",
  );
});

test("the footer names the repository, social and question sites at every width", async ({ page }) => {
  await openAwake(page, "/concepts/");
  const links = page
    .getByRole("contentinfo")
    .getByRole("navigation", { name: strings.footer.community })
    .getByRole("link");
  const { social } = readData("navigation");
  expect(social.length).toBeGreaterThan(3);
  for (const width of [320, 390, 820, 1055, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(links).toHaveText(social.map(({ title }) => title));
    for (const [position, { url }] of social.entries()) {
      await expect(links.nth(position)).toBeVisible();
      await expect(links.nth(position)).toHaveAttribute("href", url);
    }
  }
});

test("links with the same name lead to the same URL on every screen", async ({ page }) => {
  for (const url of ["/", "/concepts/", "/license/", "/blog/", "/search/", "/offline/", "/404.html"]) {
    await page.goto(url);
    const controls = await page.locator("header, #root > footer").evaluateAll((parts) =>
      parts.flatMap((part) =>
        [...part.querySelectorAll<HTMLElement>("a, button")].map((control) => ({
          name: (control.ariaLabel ?? control.textContent).trim().toLowerCase(),
          target: control instanceof HTMLAnchorElement ? control.href : `button ${control.outerHTML}`,
        })),
      ),
    );
    expect(controls.length).toBeGreaterThan(30);
    expect(controls.filter(({ name }) => name === "")).toEqual([]);
    const targets = Map.groupBy(controls, ({ name }) => name);
    const ambiguous = [...targets].filter(([, named]) => new Set(named.map(({ target }) => target)).size > 1);
    // Without script a link replaces the search button, so only one of them is visible.
    expect(
      ambiguous.map(([name]) => name).filter((name) => name !== "search"),
      url,
    ).toEqual([]);
  }
});
