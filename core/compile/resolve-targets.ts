import type { Root } from "hast";
import { isExternal } from "#model/url.ts";
import { resolveImage, resolveLink } from "../index/resolve-link.ts";
import type { SiteIndex } from "../index/site-index.ts";
import { changeAttributes } from "../markdown/html-tags.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import { changeElements } from "./change-elements.ts";
import { imageElement } from "./image-element.ts";

/** Resolves links and images. In raw HTML, a drawing stays an `<img>`. */
export function resolveTargets(tree: Root, page: SourcePage, index: SiteIndex): Root {
  return changeElements(
    tree,
    (element) => {
      const { href } = element.properties;
      if (element.tagName === "img") return imageElement(element, page, index);
      // A package's links are resolved already.
      if (element.tagName === "a" && typeof href === "string" && page.package === undefined)
        element.properties["href"] = resolveLink(href, page, index).href;
      return element;
    },
    (html) =>
      changeAttributes(html, (tag, attribute, value) => {
        if (tag === "a" && attribute === "href") return resolveLink(value, page, index).href;
        return tag === "img" && attribute === "src" && !isExternal(value)
          ? resolveImage(value, page, index)?.url
          : undefined;
      }),
  );
}
