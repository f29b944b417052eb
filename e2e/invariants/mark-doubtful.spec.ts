import { expect, test } from "@playwright/test";
import { axeResults } from "../find-violations.ts";
import { markDoubtful } from "../mark-doubtful.ts";

/** Heights of links and of their rows, in pixels. */
const LISTS: [link: number, row: number][] = [
  [24, 24],
  [23.9, 23.9],
  [20, 20],
  [20, 24],
  [20, 23],
  [28, 26],
  [28, 23],
  [40, 30],
  [40, 20],
];

test("axe finds no small target that isn't marked", async ({ page }) => {
  const found = async (selector: string) =>
    (await axeResults(page, { runOnly: ["target-size"], selectors: { "target-size": selector } })).found;
  let violations = 0;
  for (const [link, row] of LISTS) {
    const css = `ul { padding: 50px } a { display: block; height: ${link}px } li { height: ${row}px }`;
    const rows = ["One link", "Another link", "A third link"].map((text) => `<li><a href="#">${text}</a>`).join("");
    await page.setContent(`<!doctype html><style>${css}</style><ul>${rows}</ul>`);
    await page.evaluate(markDoubtful, []);
    const all = await found("a");
    expect(await found("[data-tight-target]"), `links of ${link} px in rows of ${row} px`).toEqual(all);
    violations += all.length;
  }
  expect(violations).toBeGreaterThan(0);
});
