import type { ReactNode } from "react";
import { sectionOf } from "#model/url.ts";
import siteData from "#site-data";
import * as strings from "#strings";

/** The sections of the documentation: tabs below the header, and on a narrow screen links of the menu. */
export function SectionNavigation({ url, className }: { url: string; className: string | undefined }): ReactNode {
  const section = sectionOf(url);
  if (siteData.sections.length < 2) return null;
  return (
    <nav aria-label={strings.shell.sections} className={className}>
      <ul>
        {siteData.sections.map((link) => (
          <li key={link.url}>
            <a href={link.url} aria-current={sectionOf(link.url) === section ? "true" : undefined}>
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
