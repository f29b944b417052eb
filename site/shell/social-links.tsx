import type { ReactNode } from "react";
import siteData from "#site-data";
import { LOGOS, LogoIcon } from "../drawings/icons.tsx";

/** The repository and the other places where people meet, as logos: in the header and the menu. */
export function SocialLinks({ className }: { className: string | undefined }): ReactNode {
  return (
    <ul className={className}>
      {siteData.social.map(({ title, url, icon }) => (
        <li key={url}>
          <a href={url} title={title} aria-label={title}>
            <LogoIcon logo={LOGOS[icon]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
