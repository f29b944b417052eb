import type { SiteIndex } from "../../core/index/site-index.ts";

/** Returns the title of the section or page that a target leads to: '/concepts/output/#filename' → 'filename'. */
export function titleOfTarget(target: string, { pages }: SiteIndex): string {
  const [url = "/", id] = target.split("#");
  const page = pages.get(url);
  return page?.headings.find((heading) => heading.id === id)?.title ?? page?.frontMatter.title ?? url;
}
