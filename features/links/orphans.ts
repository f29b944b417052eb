import { countLinks } from "#search/index/count-links.ts";
import type { ReportSection } from "../../core/project/report-section.ts";

/** The fields of a page that are used here. */
type LinkingPage = { url: string; links: readonly { href: string }[]; frontMatter: { date?: string | undefined } };

/** Finds pages that readers only reach by the sidebar or search. `linked`: URLs in the header and footer. */
export function orphans(pages: readonly LinkingPage[], linked: ReadonlySet<string>): ReportSection {
  const counts = countLinks(pages);
  // Posts are listed on their section's index page.
  const isListed = ({ url, frontMatter }: LinkingPage) =>
    url === "/" || frontMatter.date !== undefined || linked.has(url) || counts.has(url);
  const orphaned = pages.filter((page) => !isListed(page));
  return {
    title: "Pages that no other page links to",
    examined: `${pages.length} pages`,
    findings: orphaned.map(({ url }) => ({ subject: url, detail: "only the sidebar and search lead here" })),
  };
}
