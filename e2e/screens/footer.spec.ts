import { pagesOfDist } from "../dist.ts";
import { expect, openHydrated, test } from "../fixtures.ts";
import { strings } from "../strings.ts";
import { readData } from "./read-data.ts";

test.use({ expectedProblems: /404/ });

const KNOWN = new Set(pagesOfDist().map((page) => page.url));

const { footer, legal, social } = readData("navigation");

const LISTS: [name: string, links: { title: string; url: string }[], some: string[]][] = [
  [
    strings.footer.name,
    footer.filter(({ url }) => url.startsWith("http") || KNOWN.has(url)),
    ["Get Started", "Organization", "Starter Kits", "Swag Store", "Changelog", "Branding", "License"],
  ],
  [strings.footer.legal, legal, ["OpenJS Foundation", "Trademark Policy"]],
  [strings.footer.community, social, ["GitHub repository"]],
];

for (const [name, expected, some] of LISTS) {
  test(`the footer's list '${name}' has all links of the data, at every width`, async ({ page }) => {
    await openHydrated(page, "/concepts/");
    const links = page.getByRole("contentinfo").getByRole("navigation", { name }).getByRole("link");
    await expect(links).toHaveText(expected.map(({ title }) => title));
    const urls = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(urls).toEqual(expected.map(({ url }) => url));
    expect(await links.allTextContents()).toEqual(expect.arrayContaining(some));
    for (const width of [320, 390, 820, 1055, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      for (const link of await links.all()) await expect(link).toBeVisible();
    }
  });
}

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
      ambiguous.map(([name]) => name).filter((name) => name !== strings.search.name.toLowerCase()),
      url,
    ).toEqual([]);
  }
});
