import assert from "node:assert/strict";
import { test } from "node:test";
import { toHtml } from "hast-util-to-html";
import { siteOf, withTitle } from "../../test/source-page-of.ts";
import { element } from "../markdown/element.ts";
import { imageElement } from "./image-element.ts";

function shown(svg: string, src = "d.svg"): string {
  const { page, index } = siteOf({ "a.md": withTitle(""), "d.svg": svg, "folder/my file.svg": svg });
  return toHtml(imageElement(element("img", { src, alt: 'A "b"' }), page, index));
}

test("keeps a drawing's shapes and colors and prefixes its ids with the file's name", () => {
  const svg =
    '<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" class="c" viewBox="0 0 10 5">' +
    '<title>t</title><defs><marker id="m"/></defs>' +
    '<path class="line" fill="#1c78c0" stroke-width="2" marker-end="url(#m)"/><use href="#m"/><use xlink:href="#m"/></svg>';
  assert.equal(
    shown(svg),
    '<figure class="diagram narrow"><svg viewBox="0 0 10 5" role="img" aria-label="A &#x22;b&#x22;" width="10" height="5">' +
      '<defs><marker id="d-m"></marker></defs><path class="line" fill="#1c78c0" stroke-width="2" marker-end="url(#d-m)"></path>' +
      '<use href="#d-m"></use><use xlink:href="#d-m"></use></svg></figure>',
  );
  assert.match(shown(svg, "./folder/my%20file.svg"), /<marker id="myfile-m">/);
});

test("lets a drawing that is wider than a phone scroll", () => {
  assert.match(shown('<svg viewBox="0 0 320 9"></svg>'), /^<figure class="diagram narrow"><svg/);
  assert.match(shown('<svg viewBox="0 0 321 9"></svg>'), /^<figure class="diagram" tabindex="0"><svg/);
});

test("removes scripts from a drawing", () => {
  const html = shown('<svg viewBox="0 0 1 1" onload="x()"><script>y()</script><g onclick="z()"><a/></g></svg>');
  assert.doesNotMatch(html, /script|onload|onclick|[xyz]\(\)/);
});

test("leaves an image that isn't a drawing or doesn't exist", () => {
  assert.match(shown("not a drawing"), /^<img src="\/assets\/d\.[\da-f]{8}\.svg" alt="A/);
  assert.match(shown("<svg/>", "nowhere.svg"), /^<img src="nowhere\.svg" .* loading="lazy"/);
  assert.match(shown("<svg/>", "https://a.b/d.svg"), /^<img src="https:\/\/a\.b\/d\.svg"/);
});
