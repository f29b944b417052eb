import type { Locator, Page } from "@playwright/test";
import { documentAt, pagesOfDist } from "../dist.ts";
import { expect, openHydrated, test } from "../fixtures.ts";
import { SCREENS } from "../invariants/screens.ts";
import { download, editor, playground } from "../screens/playground-page.ts";
import { dialog, openButton, openSearchOn, options } from "../screens/search-dialog.ts";
import { strings } from "../strings.ts";
import { textFieldsIn, textIn, typeInto } from "../text-fields.ts";

/** Every character of a keyboard, and some that other keyboards have. */
const CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}é漢`.trim();

/** One page of each component that pages use. */
const PAGES_OF_COMPONENTS = new Map(
  pagesOfDist().flatMap(({ url }) =>
    [...(documentAt(url)?.matchAll(/"component":"(\w+)"/g) ?? [])].map(([, component]) => [component, url]),
  ),
);

const URLS = [...new Set([...SCREENS, "/playground/", ...PAGES_OF_COMPONENTS.values()])];

/** Types into each field of a part of the screen, and returns how many it has. */
async function typeEverywhere(page: Page, part: Locator): Promise<number> {
  const fields = await textFieldsIn(part);
  for (const field of fields) {
    const name = await field.evaluate((element) => `${element.nodeName} ${element.ariaLabel ?? element.id}`);
    await typeInto(page, field, CHARACTERS);
    for (const keys of ["Control+k", "Meta+k"]) await page.keyboard.press(keys);
    expect(await textIn(field), name).toBe(CHARACTERS);
    await expect(page.getByRole("dialog", { name: strings.shortcuts.name })).toHaveCount(0);
  }
  return fields.length;
}

test.describe("every character can be typed", () => {
  // Of an unknown page, or of a badge from another site.
  test.use({ expectedProblems: /Failed to load resource/ });

  for (const url of URLS)
    test(`in the fields of ${url}, where Enter stays on the page`, async ({ page }) => {
      await openHydrated(page, url);
      if (url === "/playground/") await expect(editor(page, "src/index.js")).toBeVisible();
      await typeEverywhere(page, page.locator("body"));
      await page.keyboard.press("Enter");
      await expect(dialog(page)).toBeHidden();
      expect(new URL(page.url()).pathname).toBe(url);
    });
});

test("every character can be typed in the search dialog", async ({ page }) => {
  await openSearchOn(page, "/concepts/loaders/");
  expect(await typeEverywhere(page, dialog(page))).toBe(1);
});

test("keys with which an input method chooses characters do nothing else", async ({ page }) => {
  await openHydrated(page, "/configuration/output/");
  const filter = page.getByRole("article").getByRole("searchbox");
  await filter.pressSequentially("path");
  await expect(page.getByRole("article").getByRole("search").getByRole("link").first()).toBeVisible();
  const press = (key: string) =>
    page.evaluate((pressed) => {
      const init = { key: pressed, isComposing: true, bubbles: true, cancelable: true };
      return document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", init));
    }, key);
  expect(await press("Enter"), "the field keeps it").toBe(true);
  await expect(page).toHaveURL("/configuration/output/");
  await openSearchOn(page, "/concepts/loaders/");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  expect(await press("ArrowDown"), "the field keeps it").toBe(true);
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
});

test("no shortcut takes a key from a menu of choices or an open dialog", async ({ page }) => {
  await openHydrated(page, "/playground/");
  await page.getByRole("combobox", { name: playground.version.name }).focus();
  for (const keys of ["/", "?", "Control+k"]) await page.keyboard.press(keys);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await openButton(page).focus();
  await page.keyboard.press("?");
  const shortcuts = page.getByRole("dialog", { name: strings.shortcuts.name });
  await expect(shortcuts).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("/");
  await expect(dialog(page)).toBeVisible();
});

/** A project in several languages. Lines have the indentation that the editor adds. */
const PROJECT: Record<string, string> = {
  "package.json": `{
  "private": true,
  "type": "module"
}
`,
  "webpack.config.js": `/* A comment/with slashes // and ? marks */
import path from "node:path";

export default {
  mode: "development",
  devtool: false,
  module: {
    rules: [{ test: /\\.css$/i, type: "css/auto" }],
  },
  resolve: {
    alias: { "~/": path.resolve("src") + "/" },
  },
};
`,
  "src/index.js": `import { half } from "./math/half.ts";
// a / b, then <div>?</div> and https://webpack.js.org/?q=a#b
const text = \`\${half(8) / 2}/\${"'\\\\"}\`;
if (text !== "2/'\\\\" && /[/?]/.test(text)) {
  throw new Error(\`What? \${text}\`);
}
console.log(text, "é漢👋 @#~^|");
`,
  "src/math/half.ts": `export function half(value: number): number {
  return value / 2;
}
`,
  "src/style.css": `a:hover > b {
  background: url(/a/b.png?c) no-repeat;
}
`,
  "src/view.jsx": `export const View = () => <p title="a/b">{1 / 2}<br/></p>;
`,
  "index.html": `<!doctype html>
<title>A/B?</title>
<script src="/main.js"></script>
`,
};

test("a whole project can be typed, and is saved byte for byte", async ({ page }) => {
  // webpack builds after each pause, and a key may wait for that.
  test.slow();
  await page.goto("/playground/");
  for (const [path, text] of Object.entries(PROJECT)) {
    await page.getByRole("textbox", { name: playground.files.newFile }).focus();
    await page.keyboard.type(path);
    await page.keyboard.press("Enter");
    const field = editor(page, path);
    await expect(field).toBeVisible();
    const [handle] = await textFieldsIn(field.locator("xpath=.."));
    if (handle === undefined) throw new Error(`No field for ${path}.`);
    // A person leaves the indentation to the editor.
    await typeInto(page, handle, text.replaceAll(/^ +/gm, ""));
    expect(await textIn(handle), path).toBe(text);
  }
  const zip = await download(page);
  for (const [path, text] of Object.entries(PROJECT))
    if (path !== "package.json") expect(new TextDecoder().decode(zip[`webpack-project/${path}`]), path).toBe(text);
});
