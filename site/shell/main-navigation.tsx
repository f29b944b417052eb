import type { ReactNode } from "react";
import { sectionOf } from "#model/url.ts";
import siteData from "#site-data";
import * as strings from "#strings";

/** The site's parts: in the header of every page, and on a narrow screen in the menu. */
export function MainNavigation({ url, className }: { url: string; className: string | undefined }): ReactNode {
  const section = sectionOf(url);
  return (
    <nav aria-label={strings.shell.main} className={className}>
      <ul>
        {siteData.navigation.map((item) => (
          <li key={item.url}>
            <a href={item.url} aria-current={item.sections.includes(section) ? "true" : undefined}>
              {item.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
