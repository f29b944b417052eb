type Fact = { level: number; text: string };

/** Returns a document's metadata. Runs in the page. */
export function readFacts() {
  const all = <T extends Element = Element>(selector: string) => [...document.querySelectorAll<T>(selector)];
  const visible = (selector: string) => all(selector).filter((element) => element.checkVisibility()).length;
  const ids = all("[id]").map((element) => element.id);
  const isNamed = (picture: Element) =>
    picture.closest("[aria-hidden=true]") !== null ||
    (picture.nodeName === "IMG" ? picture.hasAttribute("alt") : picture.role === "img" && picture.ariaLabel?.trim());
  return {
    language: document.documentElement.lang,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? "",
    canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? "",
    headings: all<HTMLElement>("h1, h2, h3, h4, h5, h6").map((heading) => ({
      level: Number(heading.nodeName[1]),
      text: heading.textContent,
    })),
    landmarks: {
      banner: visible("body header:not(:is(main, article) *)"),
      main: visible("main"),
      contentinfo: visible("body footer:not(:is(main, article) *)"),
      navigation: visible("header nav") > 0,
    },
    repeatedIds: ids.filter((id, position) => ids.indexOf(id) !== position),
    links: [
      ...new Set(
        all<HTMLAnchorElement>("a[href]")
          .filter((link) => link.host === location.host)
          .map((link) => link.pathname + link.hash),
      ),
    ],
    namelessPictures: all("img, svg")
      .filter((picture) => !isNamed(picture))
      .map((picture) => picture.outerHTML.slice(0, 200)),
    frame: document.getElementById("frame")?.textContent ?? "",
    text: document.getElementById("root")?.textContent ?? "",
    sentences: all(".prose p")
      .map((paragraph) => /[\w ,.]{40,}/.exec(paragraph.textContent)?.[0] ?? "")
      .filter((text) => text !== ""),
  };
}

/** Returns whether the heading skips a level. */
export function skipsALevel(heading: Fact, position: number, headings: readonly Fact[]): boolean {
  return heading.level > (headings[position - 1]?.level ?? 0) + 1;
}
