/** Changes the URLs in CSS: `url(a.png)` and `@import "a.css"`. */
export function rewriteCss(css: string, urlOf: (url: string) => string): string {
  return css.replace(URLS, (whole, comment?: string, quoted?: string, plain?: string, imported?: string) => {
    if (comment !== undefined) return whole;
    const url = quoted?.slice(1, -1) ?? plain ?? imported?.slice(1, -1) ?? "";
    const changed = urlOf(url.replace(/\\(.)/g, "$1"));
    if (changed === url) return whole;
    return imported === undefined ? `url("${changed}")` : `@import "${changed}"`;
  });
}

const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/.source;
const URLS = new RegExp(
  String.raw`(/\*[^]*?\*/)|\burl\(\s*(?:(${STRING})|((?:[^\s"'()\\]|\\.)+))\s*\)|@import\s+(${STRING})`,
  "gi",
);
