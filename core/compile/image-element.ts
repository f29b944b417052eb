import type { Element } from "hast";
import { isExternal } from "#model/url.ts";
import type { Asset } from "../index/build-assets.ts";
import { resolveImage } from "../index/resolve-link.ts";
import type { SiteIndex } from "../index/site-index.ts";
import { element } from "../markdown/element.ts";
import { parseHtml } from "../markdown/parse-html.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import { changeElements } from "./change-elements.ts";

/** A drawing of at most this width shrinks to fit a phone; wider ones scroll there. */
const PHONE = 320;

/**
 * Replaces an `<img>` with what is shown: a local SVG is inlined and so follows the theme; other local images get their
 * hashed URL and their size, so that nothing moves when they arrive.
 */
export function imageElement(image: Element, page: SourcePage, index: SiteIndex): Element {
  const src = String(image.properties["src"] ?? "");
  if (isExternal(src)) return lazily(image);
  const asset = resolveImage(src, page, index);
  if (asset === undefined) return lazily(image);
  if (asset.path.endsWith(".svg")) return inlineSvg(asset, String(image.properties["alt"] ?? ""));
  return lazily({ ...image, properties: { ...image.properties, src: asset.url, ...asset.size } });
}

function lazily(image: Element): Element {
  return { ...image, properties: { ...image.properties, loading: "lazy", decoding: "async" } };
}

function inlineSvg(asset: Asset, alt: string): Element {
  const prefix = (/([^/]+)\.svg$/.exec(asset.path)?.[1] ?? "svg").replace(/[^\w-]/g, "");
  const root = parseHtml(asset.bytes.toString("utf8").replace(/<\?xml[^>]*>|<!DOCTYPE[^>]*>/gi, ""));
  changeElements(root, (node) => withPrefix(node, prefix));
  const svg = root.children.find((child) => child.type === "element" && child.tagName === "svg");
  if (svg?.type !== "element") return element("img", { src: asset.url, alt });
  for (const name of ["ariaLabelledBy", "ariaHidden", "class", "className", "xmlns", ":xmlns"])
    delete svg.properties[name];
  Object.assign(svg.properties, { role: "img", ariaLabel: alt, ...asset.size });
  // Only what scrolls needs the keyboard's focus.
  const scrolls = asset.size === undefined || asset.size.width > PHONE;
  const properties = scrolls ? { className: ["diagram"], tabIndex: 0 } : { className: ["diagram", "narrow"] };
  return element("figure", properties, [svg]);
}

/** Prefixes ids, because two drawings on a page may both have an 'arrow', and removes scripts and event handlers. */
function withPrefix(node: Element, prefix: string): Element | [] {
  for (const [name, value] of Object.entries(node.properties)) {
    if (/^on/i.test(name)) delete node.properties[name];
    else if (typeof value !== "string") continue;
    else if (name === "id") node.properties[name] = `${prefix}-${value}`;
    else if (/^(?:xlink:?)?href$/i.test(name)) node.properties[name] = value.replace(/^#/, `#${prefix}-`);
    else node.properties[name] = value.replace(/url\((["']?)#/g, `url($1#${prefix}-`);
  }
  return /^(?:script|title|desc)$/.test(node.tagName) ? [] : node;
}
