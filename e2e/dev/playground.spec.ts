import { frameUrl } from "#model/playground-files.ts";
import { exampleFilesUrl } from "#model/url.ts";
import { expect, test } from "../fixtures.ts";
import { strings } from "../strings.ts";

test("the development server has the playground's interface, its frames and its examples", async ({ page }) => {
  await page.goto("/playground/");
  await expect(page.getByRole("textbox", { name: strings.playground.files.text("src/index.js") })).toBeVisible({
    timeout: 60_000,
  });
  const frame = await page.request.get(frameUrl("compiler"));
  expect(frame.headers()["content-security-policy"]).toContain("sandbox allow-scripts");
  expect(await (await page.request.get(exampleFilesUrl("concepts-map"))).json()).toHaveProperty(["webpack.config.js"]);
});
