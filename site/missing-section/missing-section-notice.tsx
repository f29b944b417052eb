import { type ReactNode, useContext, useEffect, useRef } from "react";
import { SEARCH_URL } from "#search/model/search-index.ts";
import * as strings from "#strings";
import styles from "../failure/notice.module.css";
import { AnnounceContext } from "../state/announce.ts";
import { phrase } from "../text/phrase.ts";
import { useHash } from "./use-hash.ts";

/**
 * Reports that the page has no section with the URL's hash, and links to similar ones. The notice doesn't move focus or
 * text. It disappears when the reader dismisses it or goes elsewhere.
 */
export function MissingSectionNotice(): ReactNode {
  const [missing, dismiss] = useHash();
  const announce = useContext(AnnounceContext);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (missing !== undefined) announce(text.current?.textContent ?? "");
  }, [missing, announce]);
  if (missing === undefined) return null;
  const { id, nearest } = missing;
  const words = id.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  return (
    <aside className={styles["notice"]} aria-label={strings.missingSection.name}>
      <p ref={text}>
        {phrase(
          nearest.length === 0
            ? strings.missingSection.noneLike(words, (text) => (
                <a href={`${SEARCH_URL}?q=${encodeURIComponent(words)}`}>{text}</a>
              ))
            : strings.missingSection.didYouMean(
                nearest.map(({ id, title }) => (
                  <a key={id} href={`#${encodeURIComponent(id)}`}>
                    {title}
                  </a>
                )),
              ),
        )}
      </p>
      <button type="button" onClick={dismiss}>
        {strings.common.dismiss}
      </button>
    </aside>
  );
}
