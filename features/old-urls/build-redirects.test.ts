import assert from "node:assert/strict";
import { test } from "node:test";
import { buildRedirects } from "./build-redirects.ts";

const redirectsOf = (pages: string[], redirects: { from: string; to: string }[] = []) =>
  Object.fromEntries(buildRedirects(redirects, pages));

test("old URLs and plugins' names without `-plugin` lead to their pages", () => {
  const pages = ["/", "/plugins/", "/plugins/dll-plugin/", "/plugins/html-webpack-plugin/"];
  assert.deepEqual(redirectsOf(pages, [{ from: "/old/", to: "/api/cli/#init" }]), {
    "/old/": "/api/cli/#init",
    "/plugins/dll/": "/plugins/dll-plugin/",
    "/plugins/html-webpack/": "/plugins/html-webpack-plugin/",
  });
});

test("the short name of a redirected plugin URL leads to the page in one step", () => {
  const to = "/plugins/NoEmitOnErrorsPlugin/";
  assert.deepEqual(redirectsOf([to], [{ from: "/plugins/no-emit-on-errors-plugin/", to }]), {
    "/plugins/no-emit-on-errors-plugin/": to,
    "/plugins/no-emit-on-errors/": to,
  });
});

test("a page or redirect that already has the short name keeps it", () => {
  const pages = ["/plugins/copy/", "/plugins/copy-plugin/", "/plugins/dll-plugin/"];
  const redirect = { from: "/plugins/dll/", to: "/plugins/" };
  assert.deepEqual(redirectsOf(pages, [redirect]), { [redirect.from]: redirect.to });
});

test("pages of other sections and deeper pages get no short name", () => {
  assert.deepEqual(redirectsOf(["/guides/a-plugin/", "/plugins/a/b-plugin/", "/plugins/internal-plugins/"]), {});
});
