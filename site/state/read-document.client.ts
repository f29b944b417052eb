import type { Anchor, DocumentFrame, LinkGroup, ShownPage } from "#model/page.ts";

/** Reads this document's page from its HTML, so that documents don't contain their data twice. */
export function readPage(frame: Extract<DocumentFrame, { url: string }>): ShownPage {
  const pages = document.querySelector("#menu > nav");
  const anchors = document.querySelector("#content + nav > ul") ?? pages?.querySelector("[aria-current=page] ~ ul");
  return {
    ...frame,
    title: document.title,
    // React keeps the existing HTML.
    main: "",
    anchors: anchors ? readAnchors(anchors, 2) : [],
    ...(pages !== null && { groups: [...pages.children].map(readGroup) }),
  };
}

function readGroup(group: Element): LinkGroup {
  const title = group.querySelector(":scope > p")?.textContent;
  const entries = [...group.querySelectorAll(":scope > ul > li")];
  return { ...(title != null && { title }), links: entries.map(readLink) };
}

function readLink(entry: Element): LinkGroup["links"][number] {
  const link = entry.querySelector("a");
  return {
    title: link?.textContent ?? "",
    url: link?.getAttribute("href") ?? "",
    hasAnchors: entry.querySelector(":scope > button") !== null,
  };
}

function readAnchors(list: Element, level: number): Anchor[] {
  return [...list.children].map((item) => {
    const link = item.querySelector("a");
    const children = item.querySelector(":scope > ul");
    return {
      title: link?.title || (link?.textContent ?? ""),
      id: decodeURIComponent(link?.hash.slice(1) ?? ""),
      level,
      ...(children !== null && { children: readAnchors(children, level + 1) }),
    };
  });
}
