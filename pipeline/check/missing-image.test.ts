import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, siteOf, withTitle } from "../test/source-page-of.ts";
import { checkMissingImages } from "./missing-image.ts";

function reported(body: string, path = "concepts/a.md"): string[] {
  const { page, index } = siteOf({ [path]: withTitle(body), "concepts/graph.svg": "<svg/>", "logo.png": "png" });
  return lines(checkMissingImages(page, index));
}

test("reports an image that doesn't exist, in any syntax", () => {
  const put = "Put the image beside the page, or correct its name. Names are case-sensitive.";
  const table = [
    ["a ![b](./nowhere.jpeg)", `4:3 missing-image ./nowhere.jpeg: there is no such image. | ${put}`],
    ["![b](./grpah.svg)", "4:1 missing-image ./grpah.svg: there is no such image. | Did you mean ./graph.svg?"],
    ["![b](Graph.svg)", "4:1 missing-image Graph.svg: there is no such image. | Did you mean ./graph.svg?"],
    [
      "![b](/concepts/grap.svg)",
      "4:1 missing-image /concepts/grap.svg: there is no such image. | Did you mean /concepts/graph.svg?",
    ],
    ["![b](logo.png)", "4:1 missing-image logo.png: there is no such image. | Did you mean /logo.png?"],
    ["![b][r]\n\n[r]: ./nowhere.jpeg\n", `6:1 missing-image ./nowhere.jpeg: there is no such image. | ${put}`],
    ['<img alt="" src="nowhere.jpeg">', `4:18 missing-image nowhere.jpeg: there is no such image. | ${put}`],
  ] as const;
  for (const [body, problem] of table) assert.deepEqual(reported(body), [problem], body);
  assert.deepEqual(reported('\n<img src="nowhere.jpeg"/>\n', "concepts/a.mdx"), [
    `5:1 missing-image nowhere.jpeg: there is no such image. | ${put}`,
  ]);
});

test("accepts existing images and those of other sites", () => {
  for (const src of [
    "graph.svg",
    "./graph.svg",
    "../logo.png",
    "/logo.png",
    "https://a.b/c.png",
    "data:image/png;base64,AA",
  ]) {
    assert.deepEqual(reported(`![b](${src}) <img src="${src}">`), [], src);
  }
});
