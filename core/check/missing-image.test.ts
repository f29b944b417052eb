import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, siteOf, withTitle } from "../../test/source-page-of.ts";
import { checkMissingImages } from "./missing-image.ts";

function reported(body: string, path = "concepts/a.md"): string[] {
  const { page, index } = siteOf({ [path]: withTitle(body), "concepts/graph.svg": "<svg/>", "logo.png": "png" });
  return lines(checkMissingImages(page, index));
}

test("reports an image that doesn't exist, in any syntax", () => {
  const fix = "Put the image beside the page, or correct its name. Names are case-sensitive.";
  const table = [
    ["a ![b](./nowhere.jpeg)", "4:3"],
    ["![b][r]\n\n[r]: ./nowhere.jpeg\n", "6:1"],
    ['<img alt="" src="./nowhere.jpeg">', "4:18"],
    ['\n<img src="./nowhere.jpeg"/>\n', "5:1", "concepts/a.mdx"],
  ] as const;
  for (const [body, place, path] of table) {
    const problem = `${place} missing-image ./nowhere.jpeg: there is no such image. | ${fix}`;
    assert.deepEqual(reported(body, path), [problem], body);
  }
});

test("suggests a similar image as a page would write it", () => {
  const table = [
    ["./grpah.svg", "./graph.svg"],
    ["Graph.svg", "./graph.svg"],
    ["/concepts/grap.svg", "/concepts/graph.svg"],
    ["logo.png", "/logo.png"],
  ] as const;
  for (const [src, meant] of table) {
    const problem = `4:1 missing-image ${src}: there is no such image. | Did you mean ${meant}?`;
    assert.deepEqual(reported(`![b](${src})`), [problem]);
  }
});

test("accepts existing images and those of other sites", () => {
  const others = ["https://a.b/c.png", "data:image/png;base64,AA"];
  for (const src of ["graph.svg", "./graph.svg", "../logo.png", "/logo.png", ...others]) {
    assert.deepEqual(reported(`![b](${src}) <img src="${src}">`), [], src);
  }
});
