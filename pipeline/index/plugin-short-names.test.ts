import assert from "node:assert/strict";
import { test } from "node:test";
import { pluginShortNames } from "./plugin-short-names.ts";

test("a plugin's page answers under its name without `-plugin`", () => {
  const pages = ["/plugins/", "/plugins/split-chunks-plugin/", "/plugins/html-webpack-plugin/"];
  assert.deepEqual(pluginShortNames(pages, []), [
    { from: "/plugins/split-chunks/", to: "/plugins/split-chunks-plugin/" },
    { from: "/plugins/html-webpack/", to: "/plugins/html-webpack-plugin/" },
  ]);
});

test("the short name of a redirected plugin URL leads to the page in one step", () => {
  const redirects = [{ from: "/plugins/no-emit-on-errors-plugin/", to: "/plugins/NoEmitOnErrorsPlugin/" }];
  assert.deepEqual(pluginShortNames(["/plugins/NoEmitOnErrorsPlugin/"], redirects), [
    { from: "/plugins/no-emit-on-errors/", to: "/plugins/NoEmitOnErrorsPlugin/" },
  ]);
});

test("a page or redirect that already has the short name keeps it", () => {
  const pages = ["/plugins/copy/", "/plugins/copy-plugin/", "/plugins/dll-plugin/"];
  assert.deepEqual(pluginShortNames(pages, [{ from: "/plugins/dll/", to: "/plugins/" }]), []);
});

test("pages of other sections and deeper pages get no short name", () => {
  assert.deepEqual(
    pluginShortNames(["/guides/a-plugin/", "/plugins/a/b-plugin/", "/plugins/internal-plugins/"], []),
    [],
  );
});
