import { memo, type ReactNode } from "react";
import { OFFLINE_URL } from "#model/offline.ts";
import type { Link } from "#model/page.ts";
import siteData from "#site-data";
import * as strings from "#strings";
import { LOGOS, LogoIcon } from "../../drawings/icons.tsx";
import { Mark } from "../../drawings/mark.tsx";
import { phrase } from "../../text/phrase.ts";
import { Chat } from "../chat/chat.tsx";
import { Shortcuts } from "../shortcuts/shortcuts.tsx";
import styles from "./footer.module.css";

export const Footer = memo(function Footer(): ReactNode {
  return (
    <footer className={styles["footer"]}>
      <div className={styles["row"]}>
        <a href="/" className={styles["home"]}>
          <Mark />
          <span className="visually-hidden">{strings.shell.home(siteData.name)}</span>
        </a>
        <nav aria-label={strings.footer.name}>
          <Links links={siteData.footer} />
        </nav>
      </div>
      <div className={styles["row"]}>
        <nav aria-label={strings.footer.community}>
          <ul>
            {siteData.social.map((link) => (
              <li key={link.url}>
                <a href={link.url} className={styles["social"]}>
                  <LogoIcon logo={LOGOS[link.icon]} />
                  {link.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Chat />
      </div>
      <div className={styles["row"]}>
        <nav aria-label={strings.footer.legal}>
          <Links links={siteData.legal} />
        </nav>
        <Shortcuts />
        <p>
          <a href={OFFLINE_URL}>{strings.footer.readOffline}</a>
          {" · "}
          {phrase(
            strings.footer.license((words) => <a href="https://creativecommons.org/licenses/by/4.0/">{words}</a>),
          )}
        </p>
      </div>
    </footer>
  );
});

function Links({ links }: { links: readonly Link[] }): ReactNode {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.url}>
          <a href={link.url}>{link.title}</a>
        </li>
      ))}
    </ul>
  );
}
