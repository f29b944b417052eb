import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { hashesOf } from "../hashes-of.ts";
import { buildOtherSite } from "../screens/other-site.ts";

const FOLDER = "reproducible";

const EXAMPLE = '{ "private": true, "example": { "run": ["node main.js"] } }\n';

/** One page of each kind, because all of the site's code is bundled whatever the content. */
const FILES = {
  "content/index.md": "---\ntitle: Home\ndescription: A page.\n---\n\nSome text.\n\n![A circle](circle.svg)\n",
  "content/circle.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle r="1" /></svg>\n',
  "content/guide.md":
    '---\ntitle: Guide\n---\n\n## Code\n\n```js title="main.js" example="hello"\nconsole.log("Hello");\n```\n',
  "content/examples/hello/package.json": EXAMPLE,
  "content/examples/hello/main.js": 'console.log("Hello");\n',
  "content/examples/hello/output.txt": "$ node main.js\nHello\n",
};

/** Loaded before a build to change the date. */
const OTHER_DAY = `
  const { Date: RealDate } = globalThis;
  const now = () => RealDate.now() + 400 * 24 * 60 * 60 * 1000;
  globalThis.Date = class extends RealDate {
    constructor(...args) { super(...(args.length === 0 ? [now()] : args)); }
    static now() { return now(); }
  };`;

test("clean builds in two folders, on two days and in two time zones produce the same bytes", async () => {
  await rm(resolve(import.meta.dirname, "../../.cache/e2e", FOLDER), { recursive: true, force: true });
  const [first, second] = await Promise.all([
    buildOtherSite(`${FOLDER}/a`, FILES, { TZ: "UTC" }),
    buildOtherSite(`${FOLDER}/in another folder with a longer name`, FILES, {
      TZ: "Pacific/Auckland",
      LANG: "de_DE.UTF-8",
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(OTHER_DAY)}`,
    }),
  ]);
  const files = await hashesOf(join(first, "dist"));
  expect([...files.keys()].map((path) => path.replace(/\.[\da-f]{8}\./, "."))).toEqual(
    expect.arrayContaining([
      "assets/main.js",
      expect.stringMatching(/^assets\/organization\b.*\.js$/),
      "examples/hello.zip",
      "guide/index.html",
    ]),
  );
  expect(await hashesOf(join(second, "dist"))).toEqual(files);
});
